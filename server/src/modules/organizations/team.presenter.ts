import type { Invitation, OpenedInvitation as Opened, TeamMember } from '@ascendant/contract/team';
import type { InvitationRecord } from './invitations.repository';
import type { OpenedInvitation } from './invitations.service';
import type { MemberRecord } from './members.repository';

export function presentMember(member: MemberRecord, organizerId: number): TeamMember {
  const { userId, firstName, lastName, email, role, joinedAt, dates } = member;
  const joined = joinedAt?.toISOString() ?? null;
  return {
    userId,
    firstName,
    lastName,
    email,
    role,
    isPrimary: userId === organizerId,
    joinedAt: joined,
    dates: [...dates],
  };
}

export function presentInvitation({ id, email, role, expiresAt, state }: InvitationRecord): Invitation {
  return { id, email, role, expiresAt: expiresAt.toISOString(), isExpired: state === 'expired' };
}

/** For someone who has its link. */
export function presentOpened({ organizer, role, email, state, expiresAt }: OpenedInvitation): Opened {
  return { organizer, role, email, state, expiresAt: expiresAt.toISOString() };
}
