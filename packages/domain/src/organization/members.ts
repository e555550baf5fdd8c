import { roleOf, type Role, type RoleFields } from '../person/roles';
import { ok, refuse, type Result } from '../result';

/** What members of an organization are, the one who may do most first. */
export const memberRoles = ['owner', 'manager', 'guide', 'accountant'] as const;
export type MemberRole = (typeof memberRoles)[number];

export const maxMembers = 50;
/** Invitations that haven't been answered, of one organization. */
export const maxOpenInvitations = 50;
export const invitationDays = 14;
/** Events that one guide or check-in link has on all dates. */
export const maxSeriesOfWork = 100;
/** Dates that one guide is assigned to. */
export const maxDatesOfGuide = 500;

/** Someone's place in an organization, which is named by its organizer's user id. */
export interface Membership {
  readonly organizerId: number;
  readonly role: MemberRole;
}

export const memberRoleNames: Readonly<Record<MemberRole, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  guide: 'Guide',
  accountant: 'Accountant',
};

/** What each role may do, as people read it where they choose one. */
export const memberRoleTexts: Readonly<Record<MemberRole, string>> = {
  owner: 'Everything, including the team and earnings',
  manager: 'Events, bookings, refunds, messages, reviews and reports',
  guide: 'Attendees and check-in of the dates they’re assigned to',
  accountant: 'Earnings and reports, without names',
};

/** The same in an email or a sentence: 'a guide', 'an owner'. */
export function aMember(role: MemberRole): string {
  return /^[aeiou]/.test(role) ? `an ${role}` : `a ${role}`;
}

const actingRoles: Readonly<Record<MemberRole, Role>> = {
  owner: 'organizer',
  manager: 'manager',
  guide: 'guide',
  accountant: 'accountant',
};

/**
 * In which role an account acts: an organizer and an admin as what they are, a traveller as what they are in the organization that they're a
 * member of.
 * @param membership null for those who aren't a member of anyone's organization
 * Source: docs/rules/security.md, "Organizations".
 */
export function actingRole(user: RoleFields, membership: Pick<Membership, 'role'> | null): Role {
  const own = roleOf(user);
  return own === 'traveller' && membership !== null ? actingRoles[membership.role] : own;
}

/** What a member is told whose role doesn't allow what they tried; undefined for people who act for themselves. */
export function refusedToRole(role: Role): string | undefined {
  const member = memberRoles.find((each) => each === role);
  return member && `As ${aMember(member)}, you can’t do this. Ask an owner of your organization.`;
}

/** A member, as changes to the team look at them. */
export interface TeamMember {
  readonly userId: number;
  readonly role: MemberRole;
}

interface Change {
  readonly organizerId: number;
  readonly member: TeamMember;
  /** How many owners the organization has, with its organizer. */
  readonly owners: number;
}

/**
 * Whether a member may leave, be removed or get another role. The organizer whose account the organization began with can't: earnings are paid
 * to that account. Nor can the last owner.
 * Source: docs/rules/security.md, "Organizations".
 */
export function refuseToLose({ organizerId, member, owners }: Change): Result<null, 'last_owner'> {
  if (member.userId === organizerId) {
    return refuse('last_owner', 'The organization’s earnings are paid to this account, so it stays an owner.');
  }
  if (member.role === 'owner' && owners <= 1) {
    return refuse('last_owner', 'The last owner can’t leave. Make someone else an owner first.');
  }
  return ok(null);
}

/** What an invitation is when someone opens it. */
export const invitationStates = ['open', 'accepted', 'withdrawn', 'expired'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** Why an invitation can't be accepted any more, and what to do; null while it's open. */
export function invitationEnd(state: InvitationState): string | null {
  switch (state) {
    case 'open':
      return null;
    case 'accepted':
      return 'This invitation has already been used. Sign in with the account that accepted it.';
    case 'withdrawn':
      return 'This invitation was withdrawn. Ask the person who invited you for another one.';
    case 'expired':
      return `This invitation has expired: it was valid for ${invitationDays} days. Ask the person who invited you for another one.`;
  }
}

/** Someone who'd like to accept an invitation. */
export interface Invited extends RoleFields {
  readonly email: string;
  readonly isMember: boolean;
}

/**
 * Whether an account may accept an open invitation. It belongs to an address, and an account is in one organization.
 * Source: docs/rules/security.md, "Organizations"; docs/decisions/0184-members-act-for-an-organizer.md.
 */
export function refuseAcceptance(
  invited: Invited,
  address: string,
): Result<null, 'invitation_elsewhere' | 'already_member'> {
  if (invited.email.toLowerCase() !== address.toLowerCase()) {
    return refuse(
      'invitation_elsewhere',
      `This invitation belongs to another email address. Sign out, then sign in or register with the address it was sent to.`,
    );
  }
  if (roleOf(invited) !== 'traveller') {
    return refuse(
      'already_member',
      `This account has an organization of its own, and an account can be in one only. Ask for the invitation to be sent to another address.`,
    );
  }
  if (invited.isMember) {
    return refuse(
      'already_member',
      `This account is already in an organization, and it can be in one only. Leave that one first, on its page “Team”.`,
    );
  }
  return ok(null);
}
