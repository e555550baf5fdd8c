import { usernameMaxLength, usernameMinLength } from './account-limits';

/** The fewest and how many numbers an alternative can end in: three digits each. */
const firstNumber = 100;
const numbers = 900;
const alternatives = 3;

/**
 * The username that sign-up proposes for an email address: what's before the @, and before a +, in the characters of a username.
 * @param email what's typed so far
 * @returns empty while it's too short for one
 */
export function proposedUsername(email: string): string {
  const [local = ''] = email.split('@');
  const base = baseOf(local);
  if (base.length >= usernameMinLength) return base;
  return email.includes('@') && base !== '' ? numbered(base, email, 0) : '';
}

/** What to try in its place if it's taken. They're the same each time, and other addresses have others. */
export function otherUsernames(email: string): readonly string[] {
  const base = baseOf(email.split('@')[0] ?? '');
  if (base === '') return [];
  return Array.from({ length: alternatives }, (_, index) => numbered(base, email, index + 1));
}

function baseOf(local: string): string {
  const [plain = ''] = local.normalize('NFD').toLowerCase().split('+');
  return plain
    .replaceAll(/[^a-z0-9._-]/g, '')
    .replaceAll(/^[._-]+|[._-]+$/g, '')
    .slice(0, usernameMaxLength);
}

/** The base with three digits that depend on the address. */
function numbered(base: string, email: string, turn: number): string {
  const mixed = [...`${email.toLowerCase()}${turn}`].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003,
    7,
  );
  const number = String(firstNumber + (mixed % numbers));
  return `${base.slice(0, usernameMaxLength - number.length)}${number}`;
}
