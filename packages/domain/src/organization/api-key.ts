/** What an organization's own programs may read with a key. A key can be given any of them, and nothing else. */
export const keyScopes = ['events:read', 'bookings:read', 'people:read', 'money:read'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** Each scope as people choose it. */
export const keyScopeNames: Readonly<Record<KeyScope, string>> = {
  'events:read': 'Read events',
  'bookings:read': 'Read bookings',
  'people:read': 'Read people',
  'money:read': 'Read payouts',
};

/** What it gives, and what it doesn't. */
export const keyScopeTexts: Readonly<Record<KeyScope, string>> = {
  'events:read': 'Events with their dates, prices and seats, drafts too',
  'bookings:read': 'Bookings with their amounts, without names',
  'people:read': 'The names of those who come, and the email addresses that they agreed to share',
  'money:read': 'Payouts, without names',
};

export const keyNameMaxLength = 60;
/** Keys of one organization that work. */
export const maxApiKeys = 20;
/** After how many days a key can end. Without one, it works until it's turned off. */
export const keyLives = [30, 90, 365] as const;

/** What every key begins with, so that scanners of leaked secrets know one. */
export const keyPrefix = 'asc_';

/** What a key is now: one that isn't active is refused. */
export const keyStates = ['active', 'ended', 'revoked'] as const;
export type KeyState = (typeof keyStates)[number];

/** What a program is told whose key lacks a scope. */
export function scopeMissing(scope: KeyScope): string {
  return `This key doesn’t include “${keyScopeNames[scope]}”. Make a new key that does.`;
}
