import { ticketNumber } from '@ascendant/domain/booking/reference';
import { typeShown } from '@ascendant/domain/pricing/price-type';
import { and, eq, sql } from 'drizzle-orm';
import { tickets } from '../../../../db/schema/attendees';
import { bookings } from '../../../../db/schema/bookings';
import { events } from '../../../../db/schema/events';
import { walletPasses } from '../../../../db/schema/wallet';
import type { Database, Queryable, Transaction } from '../../../database/database';

/** A ticket as a pass shows it. */
export interface PassTicket {
  readonly id: number;
  readonly bookingId: number;
  readonly userId: number | null;
  /** 'ASC-7K2MQ-01': it stays when the code is renewed. */
  readonly number: string;
  readonly code: string;
  readonly attendeeName: string;
  readonly comesAs: string | null;
  /** Its booking, its person or the event was cancelled. */
  readonly isVoid: boolean;
  readonly event: {
    readonly id: number;
    readonly title: string;
    readonly location: string;
    readonly timezone: string;
    readonly startsAt: Date;
    readonly endsAt: Date;
    readonly latitude: number | null;
    readonly longitude: number | null;
  };
}

/** How long after its event's end a pass is kept up to date. */
const keptDays = 30;

const { id, title, location, timezone, startsAt, endsAt, latitude, longitude, status } = events;
const shownEvent = { id, title, location, timezone, startsAt, endsAt, latitude, longitude, status };

/** @param position the attendee's, from 0 @returns null if there's no such ticket, or it never was confirmed */
export async function findPassTicket(db: Queryable, bookingId: number, position: number): Promise<PassTicket | null> {
  const [row] = await db
    .select({ ticket: tickets, booking: bookings, event: shownEvent })
    .from(tickets)
    .innerJoin(bookings, eq(bookings.id, tickets.bookingId))
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(and(eq(tickets.bookingId, bookingId), eq(tickets.position, position)));
  if (row === undefined) return null;
  const { ticket, booking, event } = row;
  const attendee = booking.attendees[position];
  return {
    id: ticket.id,
    bookingId,
    userId: booking.userId,
    number: ticketNumber(bookingId, position),
    code: ticket.code,
    attendeeName: attendee?.name ?? '',
    comesAs: typeShown(attendee?.priceType).priceType ?? null,
    isVoid: ticket.voidedAt !== null || booking.status !== 'confirmed' || event.status === 'cancelled',
    event,
  };
}

/** What's on a pass, so that a change of it is seen. */
const shown = sql<string>`md5(concat_ws('|', ${tickets.code}, ${tickets.voidedAt}, ${bookings.status}, ${bookings.attendees} -> ${tickets.position}::int,
  ${events.title}, ${events.location}, ${events.latitude}, ${events.longitude}, ${events.timezone}, ${events.startsAt}, ${events.endsAt}, ${events.status}))`;
const ofTicket = sql`${tickets} join ${bookings} on ${bookings.id} = ${tickets.bookingId} join ${events} on ${events.id} = ${bookings.eventId}`;

/** A device that has a pass. */
export interface Holding {
  readonly device: string;
  readonly ticketId: number;
}

const isIt = ({ device, ticketId }: Holding) =>
  and(eq(walletPasses.device, device), eq(walletPasses.ticketId, ticketId));

/** Notes that a device has a pass, or where it's told of changes now. @returns whether it's new */
export async function addHolding(db: Queryable, { device, ticketId }: Holding, pushToken: string): Promise<boolean> {
  const { rows } = await db.execute<{ isNew: boolean }>(sql`
    insert into ${walletPasses} (device, ticket_id, push_token, shown)
    select ${device}, ${ticketId}::int, ${pushToken}, ${shown} from ${ofTicket} where ${tickets.id} = ${ticketId}
    on conflict (device, ticket_id) do update set push_token = excluded.push_token returning (xmax = 0) as "isNew"`);
  return rows[0]?.isNew ?? false;
}

export async function removeHolding(db: Queryable, holding: Holding): Promise<void> {
  await db.delete(walletPasses).where(isIt(holding));
}

/** A device's passes that have changed after a moment. @param since milliseconds since 1970 */
export async function findChanged(db: Queryable, device: string, since: number) {
  const changedAt = sql<number>`(extract(epoch from ${walletPasses.changedAt}) * 1000)::float8`;
  return db
    .select({ bookingId: tickets.bookingId, position: tickets.position, changedAt })
    .from(walletPasses)
    .innerJoin(tickets, eq(tickets.id, walletPasses.ticketId))
    .where(and(eq(walletPasses.device, device), sql`${changedAt} > ${since}::float8`))
    .orderBy(walletPasses.changedAt, tickets.id);
}

/** When what a pass shows last changed on any device; null if none has it. */
export async function lastChange(db: Queryable, ticketId: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: sql<string | null>`max(${walletPasses.changedAt})` })
    .from(walletPasses)
    .where(eq(walletPasses.ticketId, ticketId));
  return row?.at ? new Date(row.at) : null;
}

/** Marks the passes that show something else than devices have. @returns one pass of each address where a device is told */
export async function markChanged(tx: Transaction): Promise<readonly number[]> {
  const { rows } = await tx.execute<{ id: number; pushToken: string }>(sql`
    update ${walletPasses} set shown = fresh.shown, changed_at = now()
    from (select ${tickets.id}, ${shown} as shown from ${ofTicket}
      where ${events.endsAt} > now() - make_interval(days => ${keptDays}) and ${tickets.id} in (select ticket_id from ${walletPasses})) fresh
    where wallet_passes.ticket_id = fresh.id and wallet_passes.shown <> fresh.shown
    returning wallet_passes.id, wallet_passes.push_token as "pushToken"`);
  return [...new Map(rows.map(({ id, pushToken }) => [pushToken, id])).values()];
}

/** Forgets which devices have passes of events that have been over for a while. */
export async function forgetOldPasses(db: Queryable): Promise<void> {
  await db.execute(sql`delete from ${walletPasses} using ${tickets} join ${events} on ${events.id} = ${tickets.eventId}
    where ${walletPasses.ticketId} = ${tickets.id} and ${events.endsAt} <= now() - make_interval(days => ${keptDays})`);
}

/** A device that's told under an address that's gone has removed its passes. */
export async function forgetPushToken(db: Database, pushToken: string): Promise<void> {
  await db.delete(walletPasses).where(eq(walletPasses.pushToken, pushToken));
}

/** A device with this address to be told. @param id of one of its passes */
export async function findPushToken(db: Queryable, passId: number): Promise<string | null> {
  const [row] = await db
    .select({ token: walletPasses.pushToken })
    .from(walletPasses)
    .where(eq(walletPasses.id, passId));
  return row?.token ?? null;
}
