import { and, eq, sql, type SQL } from 'drizzle-orm';
import { addressStops } from '../../db/schema/mails';
import type { Queryable } from '../database/database';
import { AppError } from '../errors/app-error';
import { strangerMailKinds } from './stop-link';

const hashOf = (address: string | SQL) => sql<string>`encode(sha256(convert_to(lower(${address}), 'UTF8')), 'hex')`;

/**
 * Refuses an address whose owner has said that they don't know this organizer.
 * @throws AppError invalid_input (email)
 * Source: docs/rules/emails.md, "Emails to people without an account".
 */
export async function refuseStopped(db: Queryable, organizerId: number | null, address: string): Promise<void> {
  if (organizerId === null) return;
  const isStopped = and(eq(addressStops.addressHash, hashOf(address)), eq(addressStops.organizerId, organizerId));
  if ((await db.$count(addressStops, isStopped)) > 0)
    throw new AppError('invalid_input', {
      fields: { email: 'The owner of this address has asked us not to send them emails from you.' },
    });
}

/** Which of these addresses, in lower case, have an owner who has said that they don't know this organizer. */
export async function stoppedAmong(
  db: Queryable,
  organizerId: number,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ address: string }>(sql`
    select address from unnest(${sql.param([...addresses])}::text[]) as address
    where exists (select from ${addressStops} where address_hash = ${hashOf(sql`address`)} and organizer_id = ${organizerId})`);
  return new Set(rows.map(({ address }) => address));
}

/**
 * Notes whether someone without an account wants emails from the organizer who had this one sent. If they don't, their address goes from that organizer's
 * bookings, and an invitation is withdrawn.
 * @returns false if it's no such email
 */
export async function setOrganizerWanted(db: Queryable, messageId: string, isWanted: boolean): Promise<boolean> {
  const { rows } = await db.execute<{ address: string; organizerId: number | null }>(sql`
    select m.to_address as address, coalesce(m.about_user_id, e.organizer_id) as "organizerId" from mails m
      left join bookings b on m.only_if = 'booking_is_confirmed' and b.id = m.only_if_of left join events e on e.id = b.event_id
    where m.message_id = ${messageId} and m.user_id is null and m.kind = any(${sql.param([...strangerMailKinds])}::text[])`);
  const [mail] = rows;
  if (mail === undefined) return false;
  const { address, organizerId } = mail;
  if (organizerId === null) return true;
  if (isWanted) {
    await db
      .delete(addressStops)
      .where(and(eq(addressStops.addressHash, hashOf(address)), eq(addressStops.organizerId, organizerId)));
    return true;
  }
  await db
    .insert(addressStops)
    .values({ addressHash: hashOf(address), organizerId })
    .onConflictDoNothing();
  await db.execute(sql`update bookings b set guest_email = null from events e
    where e.id = b.event_id and e.organizer_id = ${organizerId} and lower(b.guest_email) = lower(${address})`);
  await db.execute(sql`update organization_invitations set withdrawn_at = now()
    where organizer_id = ${organizerId} and email = lower(${address}) and accepted_at is null and withdrawn_at is null`);
  return true;
}
