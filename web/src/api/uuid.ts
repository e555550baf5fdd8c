import { newIdempotencyKey } from './idempotency-key';

/** A random UUID, version 4; `crypto.randomUUID` works only in secure contexts. */
export function newUuid(): string {
  const hex = newIdempotencyKey();
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
