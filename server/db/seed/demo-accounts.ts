/** The password of all demo accounts, printed at the start. Source: docs/rules/reliability.md, "Settings". */
export const demoPassword = 'ascendant';

/** The admin, who approves events and replies for Ascendant. The other two accounts are in travellers.ts and organizers.ts. */
export const demoAdmin = {
  username: 'admin',
  firstName: 'Beatrice',
  lastName: 'Amoah',
} as const;

/** The usernames of the three demo accounts: traveller, organizer, admin. */
export const demoUsernames = ['traveller', 'organizer', 'admin'] as const;

/** The email domain of the fictional people: a reserved name that no one can own (RFC 2606). */
export function demoEmail(username: string): string {
  return `${username}@mail.example`;
}
