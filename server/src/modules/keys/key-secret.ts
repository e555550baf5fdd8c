import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** The letters of the part that people know a key by: no I, L, O or U. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const startLength = 8;
const key = /^[0-9a-z]{8}_[\w-]{43}[0-9a-f]{8}$/;
const checksumLength = 8;

/** A new key without its prefix: 8 letters to know it by, 256 random bits, and a checksum. */
export function newKey(): { readonly start: string; readonly secret: string } {
  const start = [...randomBytes(startLength)].map((byte) => letters[byte % letters.length]).join('');
  const body = `${start}_${randomBytes(32).toString('base64url')}`;
  return { start, secret: `${body}${checksumOf(body)}` };
}

/** Whether a text can be a key: a mistyped one is refused without looking for it. */
export function isKey(secret: string): boolean {
  const [body, checksum] = [secret.slice(0, -checksumLength), secret.slice(-checksumLength)];
  return key.test(secret) && checksumOf(body) === checksum;
}

function checksumOf(body: string): string {
  return crc32(body).toString(16).padStart(checksumLength, '0');
}
