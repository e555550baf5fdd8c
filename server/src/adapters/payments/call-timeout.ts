/** How long to wait for a provider, and how often to retry with the same key. */
export interface CallTimeout {
  readonly timeoutMs: number;
  /** After the first try. */
  readonly retries: number;
}

/** Source: rule PAY-14. */
export const defaultCallTimeout: CallTimeout = { timeoutMs: 10_000, retries: 2 };
