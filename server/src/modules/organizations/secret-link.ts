import { createHash, randomBytes } from 'node:crypto';

/** A new secret for a link: 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a link's secret: SHA-256 in hex. */
export function storedSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
