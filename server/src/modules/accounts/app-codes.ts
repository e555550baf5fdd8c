import { createHash, randomBytes } from 'node:crypto';
import { recoveryCodeCount } from '@ascendant/domain/person/account-limits';
import { productName } from '@ascendant/domain/site/brand';
import * as otp from 'otpauth';

/** No letters that look like digits. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

const periodSeconds = 30;
const secretBytes = 20;

/** Codes of six digits, a new one every 30 seconds, as every authenticator app makes them. */
function generatorOf(secret: Uint8Array, label = ''): otp.TOTP {
  const bytes = new Uint8Array(secret);
  return new otp.TOTP({
    issuer: productName,
    label,
    secret: new otp.Secret({ buffer: bytes.buffer }),
    period: periodSeconds,
  });
}

/** 160 random bits. */
export function newAppSecret(): Buffer {
  return Buffer.from(new otp.Secret({ size: secretBytes }).bytes);
}

/** What a person types into an app, and the address that a QR code holds. @param label whose account it is */
export function appSetup(secret: Uint8Array, label: string): { readonly secret: string; readonly address: string } {
  const generator = generatorOf(secret, label);
  return { secret: generator.secret.base32, address: generator.toString() };
}

/**
 * The step of a code, counted in periods of 30 seconds since 1970; the one before and the one after now are accepted too, since phones'
 * clocks are off.
 * @returns null if it isn't a code of now
 */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  const delta = generatorOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / (periodSeconds * 1000)) + delta;
}

/** Ten codes of 80 random bits each: 'k7mp-2xqe-94td-w0hz'. Source: rule FAC-03. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const code = [...randomBytes(16)].map((byte) => letters[byte % 32]).join('');
    return code.replaceAll(/(.{4})(?=.)/g, '$1-');
  });
}

/** The stored form of a code, however it's typed: SHA-256 in hex. */
export function recoveryCodeHash(code: string): string {
  const typed = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`recovery code\n${typed}`).digest('hex');
}
