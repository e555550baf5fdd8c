/** How long a provider is waited for, and how often it is asked again with the same key. */
export interface Patience {
  readonly timeoutMs: number;
  /** After the first try. */
  readonly retries: number;
}

/** Source: reliability rule PAY-14. */
export const defaultPatience: Patience = { timeoutMs: 10_000, retries: 2 };
