import {
  teamRoutes as routes,
  type Invitation,
  type OpenedInvitation as Opened,
  type TeamMember,
} from '@ascendant/contract/team';
import { organizerOf } from '@ascendant/domain/event/access';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { takeEmailTo } from '../../limits/rate-limits';
import type { InvitationRecord } from './invitations.repository';
import {
  acceptInvitation,
  invite,
  readInvitation,
  withdrawInvitation,
  type OpenedInvitation,
} from './invitations.service';
import type { MemberRecord } from './members.repository';
import { changeMember, leaveTeam, removeMember, teamOf } from './team.service';

/** Serves the team of an organization to its owners, and invitations to those who get them. */
export function bindTeam({
  bind,
  db,
  config,
  limits,
}: Pick<ApplicationContext, 'bind' | 'db' | 'config' | 'limits'>): void {
  const { publicUrl } = config;

  bind(routes.getTeam, async (call) => {
    const { organizer, members, invitations } = await teamOf(db, callerOf(call));
    return {
      organizer,
      members: members.map((member) => presentMember(member, organizer.id)),
      invitations: invitations.map(presentInvitation),
    };
  });

  bind(routes.inviteMember, async (call) => {
    await takeEmailTo(limits, call.body.email);
    return presentInvitation(
      await invite({ db, publicUrl }, callerOf(call), { ...call.body, requestId: call.request.id }),
    );
  });

  bind(routes.withdrawInvitation, async (call) => {
    await withdrawInvitation(db, callerOf(call), { id: call.params.id, requestId: call.request.id });
    return null;
  });

  bind(routes.changeMember, async (call) => {
    const caller = callerOf(call);
    const change = { ...call.body, userId: call.params.id, requestId: call.request.id };
    return presentMember(await changeMember(db, caller, change), organizerOf(caller));
  });

  bind(routes.removeMember, async (call) => {
    await removeMember(db, callerOf(call), { userId: call.params.id, requestId: call.request.id });
    return null;
  });

  bind(routes.leaveTeam, async (call) => {
    await leaveTeam(db, callerOf(call), call.request.id);
    return null;
  });

  bind(routes.readInvitation, async ({ body }) => presentOpened(await readInvitation(db, body.token)));

  bind(routes.acceptInvitation, async (call) => {
    const order = { token: call.body.token, requestId: call.request.id };
    const { organizer, role } = await acceptInvitation(db, callerOf(call), order);
    return { organizer, role };
  });
}

function presentMember(member: MemberRecord, organizerId: number): TeamMember {
  const { userId, firstName, lastName, email, role, joinedAt, dates, series } = member;
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
    series: [...series],
  };
}

function presentInvitation({ id, email, role, expiresAt, state }: InvitationRecord): Invitation {
  return { id, email, role, expiresAt: expiresAt.toISOString(), isExpired: state === 'expired' };
}

/** For someone who has its link. */
function presentOpened({ organizer, role, email, state, expiresAt }: OpenedInvitation): Opened {
  return { organizer, role, email, state, expiresAt: expiresAt.toISOString() };
}
