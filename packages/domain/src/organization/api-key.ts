/** What an organization's own programs may do with a key. A key can be given any of them, and nothing else. */
export const keyScopes = [
  'events:read',
  'events:write',
  'bookings:read',
  'bookings:write',
  'people:read',
  'check-in:write',
  'money:read',
  'webhooks:write',
] as const;
export type KeyScope = (typeof keyScopes)[number];

/** Each scope as people choose it. */
export const keyScopeNames: Readonly<Record<KeyScope, string>> = {
  'events:read': 'Read events',
  'events:write': 'Pause sales',
  'bookings:read': 'Read bookings',
  'bookings:write': 'Book and cancel',
  'people:read': 'Read people',
  'check-in:write': 'Check people in',
  'money:read': 'Read earnings',
  'webhooks:write': 'Manage webhooks',
};

/** What it gives, and what it doesn't. */
export const keyScopeTexts: Readonly<Record<KeyScope, string>> = {
  'events:read': 'Events with their dates, prices and seats, drafts too',
  'events:write': 'And resume them, of published events',
  'bookings:read': 'Bookings with their amounts, without names',
  'bookings:write': 'Bookings of people who pay you; no refunds of cards',
  'people:read': 'The names of those who come, and the email addresses that they agreed to share',
  'check-in:write': 'By the codes of their tickets, and undo it',
  'money:read': 'What you earn and are paid, and invoices, without names',
  'webhooks:write': 'Webhooks of what else the key includes, and their log',
};

export const keyNameMaxLength = 60;
/** Keys of one organization that work. */
export const maxApiKeys = 20;
/** After how many days a key can end. Without one, it works until it's turned off. */
export const keyLives = [30, 90, 365] as const;

/** What every key begins with, so that scanners of leaked secrets know one. */
export const keyPrefix = 'asc_';

/** An address with a key in it, which others may have read by now. */
const keyInAddress = new RegExp(`\\?.*${keyPrefix}[0-9a-z]{8}_[\\w-]{51}`);
export const tellsKey = (address: string): boolean => keyInAddress.test(address);

/** What a key is now: one that isn't active is refused. */
export const keyStates = ['active', 'ended', 'revoked'] as const;
export type KeyState = (typeof keyStates)[number];

/** What a program is told whose key lacks a scope. */
export function scopeMissing(scope: KeyScope): string {
  return `This key doesn’t include “${keyScopeNames[scope]}”. Make a new key that does.`;
}
