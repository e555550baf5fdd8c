/**
 * A value for one attempt: retries reuse it, and the next attempt gets a new one (rule IDE-03).
 * Works without a secure context, unlike `crypto.randomUUID`.
 */
export function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
