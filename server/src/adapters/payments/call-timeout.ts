/** How long a provider is waited for, and how often it is asked again with the same key. */
export interface CallTimeout {
  readonly timeoutMs: number;
  /** After the first try. */
  readonly retries: number;
}

<<<<<<< HEAD:server/src/adapters/payments/call-timeout.ts
/** Source: rule PAY-14. */
export const defaultCallTimeout: CallTimeout = { timeoutMs: 10_000, retries: 2 };
=======
/** Source: rule PAY-14. */
export const defaultPatience: Patience = { timeoutMs: 10_000, retries: 2 };
>>>>>>> 52ecc87 (docs: cite only what the repository defines, and check every citation):server/src/adapters/payments/patience.ts
