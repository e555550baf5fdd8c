export const userTypes = ['regular', 'admin', 'organizer'] as const;
export type UserType = (typeof userTypes)[number];

/** What people can sign up as; admins are created by admins. */
export const signUpUserTypes = ['regular', 'organizer'] as const satisfies readonly UserType[];

/** The three stored fields that decide what a user can do; the server keeps them consistent through `roleFields`. */
export interface RoleFields {
  readonly isAdmin: boolean;
  readonly isOrganizer: boolean;
  readonly userType: UserType;
}

/** What an account is, by the specification. Tables store 'regular' for a traveller. */
export type AccountRole = 'traveller' | 'organizer' | 'admin';

/**
 * In which role someone acts. A traveller's account that's a member of an organization acts as manager, guide or accountant there, and as
 * organizer if it's one of the owners. A gate device is a phone that checks people in without an account; a key is an
 * organization's own program, a reseller that of a company which sells its events; a guest books without an account.
 * Source: docs/rules/security.md, "Organizations", "Guests" and "API keys"; docs/rules/resellers.md.
 */
export type Role = AccountRole | 'guest' | 'manager' | 'guide' | 'accountant' | 'gate' | 'key' | 'reseller';

/** An admin who's also an organizer counts as an admin. Source: specification 2, section 6 (Roles and permissions). */
export function roleOf(user: RoleFields): AccountRole {
  if (user.isAdmin || user.userType === 'admin') return 'admin';
  if (user.isOrganizer || user.userType === 'organizer') return 'organizer';
  return 'traveller';
}

/** Organizers and admins skip onboarding. Source: specification 1, section 6 (Roles and permissions). */
export function isPrivileged(user: RoleFields): boolean {
  return roleOf(user) !== 'traveller';
}

/** Makes the three fields from a role, so that they never contradict each other. */
export function roleFields(userType: UserType): RoleFields {
  return { userType, isAdmin: userType === 'admin', isOrganizer: userType === 'organizer' };
}
