import { invitationDays, type InvitationState, type MemberRole } from '@ascendant/domain/organization/members';
import { and, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { organizationInvitations as invitations } from '../../../db/schema/organizations';
import type { Queryable, Transaction } from '../../database/database';
import type { RowOf } from '../../database/row-of';

/** Only owners invite, and an invitation ends when its sender is no longer one: otherwise they could come back through another address of theirs. */
const isFromOwner = sql`exists (select from users sender left join organization_members member on member.user_id = sender.id
  where sender.id = ${invitations.invitedBy} and not sender.disabled and (sender.id = ${invitations.organizerId}
    or (member.organizer_id = ${invitations.organizerId} and member.role = 'owner')))`;

const columns = {
  id: invitations.id,
  organizerId: invitations.organizerId,
  email: invitations.email,
  role: invitations.role,
  expiresAt: invitations.expiresAt,
  state: sql<InvitationState>`case when ${invitations.acceptedAt} is not null then 'accepted'
    when ${invitations.withdrawnAt} is not null or not ${isFromOwner} then 'withdrawn' when ${invitations.expiresAt} <= now() then 'expired' else 'open' end`,
};

/** An invitation, with what it is now by the database's clock. */
export type InvitationRecord = RowOf<typeof columns>;
const isUnanswered = and(isNull(invitations.acceptedAt), isNull(invitations.withdrawnAt));

/** The invitations of an organization that weren't accepted or withdrawn, expired ones too, the latest first. */
export async function findUnanswered(db: Queryable, organizerId: number): Promise<readonly InvitationRecord[]> {
  return db
    .select(columns)
    .from(invitations)
    .where(and(eq(invitations.organizerId, organizerId), isUnanswered, isFromOwner))
    .orderBy(desc(invitations.id));
}

export async function countOpen(tx: Queryable, organizerId: number): Promise<number> {
  const isOpen = and(isUnanswered, isFromOwner, gt(invitations.expiresAt, sql`now()`));
  const [row] = await tx
    .select({ count: count() })
    .from(invitations)
    .where(and(eq(invitations.organizerId, organizerId), isOpen));
  return row?.count ?? 0;
}

export interface NewInvitation {
  readonly organizerId: number;
  /** In lower case. */
  readonly email: string;
  readonly role: MemberRole;
  readonly tokenHash: string;
  readonly invitedBy: number;
}

/** Writes an invitation. An earlier one of the same address no longer works. */
export async function insertInvitation(tx: Transaction, invitation: NewInvitation): Promise<InvitationRecord> {
  const { organizerId, email } = invitation;
  await tx
    .update(invitations)
    .set({ withdrawnAt: sql`now()` })
    .where(and(eq(invitations.organizerId, organizerId), eq(invitations.email, email), isUnanswered));
  const [row] = await tx
    .insert(invitations)
    .values({ ...invitation, expiresAt: sql`now() + make_interval(days => ${invitationDays})` })
    .returning(columns);
  if (!row) throw new RangeError('no invitation came back');
  return row;
}

/** @returns false if there's no such invitation, or it's no longer unanswered */
export async function withdraw(tx: Transaction, organizerId: number, id: number): Promise<boolean> {
  const rows = await tx
    .update(invitations)
    .set({ withdrawnAt: sql`now()` })
    .where(and(eq(invitations.id, id), eq(invitations.organizerId, organizerId), isUnanswered))
    .returning({ id: invitations.id });
  return rows.length > 0;
}

/** @param tokenHash of the secret in its link */
export async function findByToken(db: Queryable, tokenHash: string): Promise<InvitationRecord | null> {
  const [row] = await db.select(columns).from(invitations).where(eq(invitations.tokenHash, tokenHash));
  return row ?? null;
}

/** The same, locked until the end of the transaction, so that it's accepted once. */
export async function lockByToken(tx: Transaction, tokenHash: string): Promise<InvitationRecord | null> {
  const [row] = await tx
    .select(columns)
    .from(invitations)
    .where(eq(invitations.tokenHash, tokenHash))
    .for('no key update');
  return row ?? null;
}

export async function markAccepted(tx: Transaction, id: number, userId: number): Promise<void> {
  await tx
    .update(invitations)
    .set({ acceptedAt: sql`now()`, acceptedBy: userId })
    .where(eq(invitations.id, id));
}

/** How long an ended invitation still says why it can't be accepted. */
const keptDays = 60;

/** Deletes invitations that ended long ago, with their addresses. */
export async function deleteOldInvitations(db: Queryable): Promise<void> {
  const longAgo = sql`now() - make_interval(days => ${keptDays})`;
  await db
    .delete(invitations)
    .where(
      or(lt(invitations.expiresAt, longAgo), lt(invitations.acceptedAt, longAgo), lt(invitations.withdrawnAt, longAgo)),
    );
}
