/** The password of all demo accounts, printed at the start. Source: docs/rules/reliability.md, "Settings". */
export const demoPassword = 'ascendant';

/** The admin, who approves events and replies for Ascendant. The other two accounts are in travellers.csv and organizers.csv. */
export const demoAdmin = {
  username: 'admin',
  firstName: 'Beatrice',
  lastName: 'Amoah',
} as const;

/** The usernames of the three demo accounts: traveller, organizer, admin. */
export const demoUsernames = ['traveller', 'organizer', 'admin'] as const;

/** Whether it's an account that people sign in to, not one of the other fictional people. */
export function isDemoAccount(username: string): boolean {
  return demoUsernames.some((demo) => demo === username);
}

/** The email domain of the fictional people: a reserved name that no one can own (RFC 2606). */
export function demoEmail(username: string): string {
  return `${username}@mail.example`;
}
