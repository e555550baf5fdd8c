import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { tickets, type TicketRow } from '../../../db/schema/attendees';
import { formerTickets } from '../../../db/schema/booking-changes';
import type { Queryable, Transaction } from '../../database/database';
import { listOf, statement } from '../../database/statement';

/** The tickets of a booking. */
interface NewTickets extends Pick<TicketRow, 'bookingId' | 'eventId'> {
  /** The place in the booking, from 0, of the first who gets one. */
  readonly from: number;
  /** One for each attendee from there, in their order. */
  readonly codes: readonly string[];
}

export async function insertTickets(tx: Transaction, made: NewTickets): Promise<void> {
  await newTickets(tx, made);
}

const newTickets = statement<NewTickets, object>(
  (value) => sql`insert into ${tickets} (booking_id, position, event_id, code)
    select ${value('bookingId')}::int, ${value('from')}::int + made.number - 1, ${value('eventId')}::int, made.code
    from unnest(${listOf(value('codes'), 'text')}) with ordinality as made (code, number)`,
);

export async function ticketExists(db: Queryable, code: string): Promise<boolean> {
  const rows = await db.select({ id: tickets.id }).from(tickets).where(eq(tickets.code, code));
  return rows.length > 0;
}

/** Keeps the codes of a booking's tickets as former ones. @returns the places in the booking that have a ticket */
export async function retireCodes(tx: Transaction, bookingId: number): Promise<readonly number[]> {
  const { rows } = await tx.execute<{ position: number }>(sql`
    with old as (select id, position, event_id, code from ${tickets} where booking_id = ${bookingId}),
    retired as (insert into ${formerTickets} (code, ticket_id, event_id) select code, id, event_id from old)
    select position::int as position from old order by position`);
  return rows.map(({ position }) => position);
}

interface RenewedTickets extends Pick<TicketRow, 'bookingId' | 'eventId'> {
  readonly positions: readonly number[];
  /** One for each place. */
  readonly codes: readonly string[];
}

/** Keeps a booking's tickets from being checked in until the transaction ends. After the payment, the last of the locks (rule PAY-03). */
export async function lockTickets(tx: Transaction, bookingId: number): Promise<void> {
  await tx
    .select({ id: tickets.id })
    .from(tickets)
    .where(eq(tickets.bookingId, bookingId))
    .orderBy(asc(tickets.id))
    .for('no key update');
}

/** Puts tickets on another date, with new codes. */
export async function renewTickets(tx: Transaction, renewed: RenewedTickets): Promise<void> {
  await tx.execute(sql`
    update ${tickets} set event_id = ${renewed.eventId}, code = given.code
    from unnest(${sql.param([...renewed.positions])}::int[], ${sql.param([...renewed.codes])}::text[]) as given (position, code)
    where booking_id = ${renewed.bookingId} and ${tickets.position} = given.position`);
}

/** @param positions whose, by their places in the booking; everyone's if left out */
export async function voidTickets(tx: Transaction, bookingId: number, positions?: readonly number[]): Promise<void> {
  const theirs = positions === undefined ? undefined : inArray(tickets.position, [...positions]);
  await tx
    .update(tickets)
    .set({ voidedAt: sql`coalesce(${tickets.voidedAt}, now())` })
    .where(and(eq(tickets.bookingId, bookingId), theirs));
}
