import { organizerOf } from '@ascendant/domain/event/access';
import { refuseToLose, type MemberRole } from '@ascendant/domain/organization/members';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { changesBetween } from '../../audit/changes';
import { inTransaction, type Database, type Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { findUnanswered } from './invitations.repository';
import * as members from './members.repository';
import type { MemberRecord } from './members.repository';

/** Who works in the caller's organization, and who's invited. */
export async function teamOf(db: Database, caller: Caller) {
  const organizerId = organizerOf(caller);
  const [name, everyone, invitations] = await Promise.all([
    members.findOrganizerName(db, organizerId),
    members.findMembers(db, organizerId),
    findUnanswered(db, organizerId),
  ]);
  return { organizer: { id: organizerId, name }, members: everyone, invitations };
}

export interface MemberOrder {
  readonly userId: number;
  readonly requestId: string;
}

export interface MemberChange extends MemberOrder {
  readonly role?: MemberRole | undefined;
  readonly dates?: readonly number[] | undefined;
  readonly series?: readonly number[] | undefined;
}

/**
 * Gives a member another role, or a guide other dates. It holds from their next request on.
 * @throws AppError not_found for someone who isn't in the caller's organization; last_owner; invalid_input (dates)
 * Source: docs/rules/security.md, "Organizations".
 */
export async function changeMember(db: Database, caller: Caller, change: MemberChange): Promise<MemberRecord> {
  const organizerId = organizerOf(caller);
  return inTransaction(db, async (tx) => {
    const before = await lockMember(tx, organizerId, change.userId);
    const { role = before.role } = change;
    if (role !== before.role) await giveRole(tx, organizerId, before, role);
    await assign(tx, organizerId, { userId: before.userId, role, dates: change.dates, series: change.series });
    const after = await lockMember(tx, organizerId, change.userId);
    await recordAudit(tx, {
      actor: caller,
      action: 'team.member_changed',
      target: { type: 'user', id: before.userId },
      changes: changesBetween(before, after, ['role', 'dates', 'series']),
      requestId: change.requestId,
    });
    return after;
  });
}

/**
 * Removes a member. Their next request finds nothing of the organization any more, and gate devices that they made are off.
 * @throws AppError not_found; last_owner for the organizer
 */
export async function removeMember(db: Database, caller: Caller, order: MemberOrder): Promise<void> {
  await inTransaction(db, (tx) => lose(tx, caller, { ...order, action: 'team.member_removed' }));
}

/** Leaves the organization that the caller is a member of. @throws AppError last_owner for its organizer */
export async function leaveTeam(db: Database, caller: Caller, requestId: string): Promise<void> {
  await inTransaction(db, (tx) => lose(tx, caller, { userId: caller.userId, requestId, action: 'team.left' }));
}

async function lose(
  tx: Transaction,
  caller: Caller,
  { userId, requestId, action }: MemberOrder & { readonly action: string },
): Promise<void> {
  const organizerId = organizerOf(caller);
  const member = await lockMember(tx, organizerId, userId);
  await refuseLoss(tx, organizerId, member);
  await members.deleteMember(tx, organizerId, userId);
  await recordAudit(tx, { actor: caller, action, target: { type: 'user', id: userId }, requestId });
}

async function giveRole(tx: Transaction, organizerId: number, member: MemberRecord, role: MemberRole): Promise<void> {
  if (member.role === 'owner') await refuseLoss(tx, organizerId, member);
  await members.setRole(tx, { userId: member.userId, organizerId, role });
}

interface Assignment extends Pick<MemberChange, 'userId' | 'dates' | 'series'> {
  readonly role: MemberRole;
}

/** Gives a guide dates and whole series; what's undefined stays as it is. */
async function assign(tx: Transaction, organizerId: number, assignment: Assignment): Promise<void> {
  const { userId, role, dates, series } = assignment;
  if (dates === undefined && series === undefined) return;
  if (role !== 'guide') throw wrongDates('Only guides are assigned to dates.');
  const notYours = wrongDates('Some of these dates aren’t yours. Reload the page.');
  if (dates !== undefined) {
    const ids = [...new Set(dates)];
    if ((await members.countOwnEvents(tx, organizerId, ids)) < ids.length) throw notYours;
    await members.setDates(tx, userId, ids);
  }
  if (series !== undefined) {
    const ids = [...new Set(series)];
    if ((await members.countOwnSeries(tx, organizerId, ids)) < ids.length) throw notYours;
    await members.setSeries(tx, userId, ids);
  }
}

function wrongDates(sentence: string): AppError {
  return new AppError('invalid_input', { fields: { dates: sentence } });
}

async function refuseLoss(tx: Transaction, organizerId: number, member: MemberRecord): Promise<void> {
  const refusal = refuseToLose({ organizerId, member, owners: await members.countOwners(tx, organizerId) });
  if (!refusal.ok) throw new AppError(refusal.code, { message: refusal.message });
}

/** One change to a team at a time. */
async function lockMember(tx: Transaction, organizerId: number, userId: number): Promise<MemberRecord> {
  await members.lockOrganizer(tx, organizerId);
  const member = await members.findMember(tx, organizerId, userId);
  if (member === null) throw new AppError('not_found', { message: 'This person isn’t in your organization any more.' });
  return member;
}
