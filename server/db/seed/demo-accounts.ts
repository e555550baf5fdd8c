/** The password of all demo accounts, told on the start screen. Source: docs/rules/reliability.md, "Settings". */
export const demoPassword = 'ascendant';

/** Who approves events and answers for the house. The other two accounts stand in travellers.ts and organizers.ts. */
export const demoAdmin = {
  username: 'admin',
  firstName: 'Beatrice',
  lastName: 'Amoah',
} as const;

/** The user names of the three demo accounts: traveller, organizer, admin. */
export const demoUsernames = ['traveller', 'organizer', 'admin'] as const;

/** Where mail to the made-up people goes: a reserved name that nobody can own (RFC 2606). */
export function demoEmail(username: string): string {
  return `${username}@mail.example`;
}
