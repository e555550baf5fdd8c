import { createHash, randomBytes } from 'node:crypto';
import { recoveryCodeCount } from '@ascendant/domain/person/account-limits';

/** No letters that look like digits. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

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
