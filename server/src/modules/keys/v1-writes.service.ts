import { createHash } from 'node:crypto';
import type { RouteInput } from '@ascendant/contract/route';
import type { v1WriteRoutes } from '@ascendant/contract/v1/write-routes';
import { isForOrganizersGuests } from '@ascendant/domain/booking/manual-booking';
import { cents } from '@ascendant/domain/money';
import type { ChargeCurrency } from '@ascendant/domain/pricing/currency';
import type { Caller } from '../../access/caller';
import type { BeforeCommit, Database, Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { events } from '../events/events.module';
import { manualBookings, type ManualDeps } from '../manual-bookings/manual-bookings.module';
import { payments } from '../payments/payments.module';
import { tickets } from '../tickets/tickets.module';
import { findTickets, type V1Ticket } from './v1-tickets.repository';
import type { V1Booking, V1Event } from './v1.repository';
import { bookingOf, eventOf } from './v1.service';

type Input<Name extends keyof typeof v1WriteRoutes> = RouteInput<(typeof v1WriteRoutes)[Name]>['body'];

/** Pauses or resumes sales. @throws AppError not_found for another organization's; illegal_transition as the screen's */
export async function setSales(
  db: Database,
  caller: Caller,
  { id, paused, requestId }: { readonly id: number; readonly paused: boolean; readonly requestId: string },
  beforeCommit: BeforeCommit<V1Event>,
): Promise<V1Event> {
  await eventOf(db, caller, id);
  return told(beforeCommit, async (tell) => {
    const order = { eventId: id, isPaused: paused, requestId };
    await events.setSales(db, caller, order, async (tx) => tell(tx, await eventOf(tx, caller, id)));
  });
}

/** Books seats for people who pay the organizer. @throws AppError as `bookManually`, with the fields of this call */
export function book(
  deps: ManualDeps,
  caller: Caller,
  { id, requestId, order }: { readonly id: number; readonly requestId: string; readonly order: Input<'addV1Booking'> },
  beforeCommit: BeforeCommit<V1Booking>,
): Promise<V1Booking> {
  const { people, email, phone = '', paidBy, taken, note = '' } = order;
  refuseOtherCurrency(taken?.currency, deps.currency);
  const wanted = {
    eventId: id,
    requestId,
    email,
    phone,
    paidBy,
    note,
    guests: people.map(({ name, comesAs }) => ({ name, ...kindOf(comesAs) })),
    taken: taken === undefined ? null : cents(taken.amountCents),
  };
  return told(beforeCommit, (tell) =>
    inFieldsOfPeople(async () => {
      await manualBookings.bookManually(deps, caller, wanted, async (tx, { bookingId }) =>
        tell(tx, await bookingOf(tx, caller, bookingId)),
      );
    }),
  );
}

function kindOf(comesAs: string): { readonly isChild: boolean; readonly priceType?: string } {
  const isChild = comesAs === 'child';
  return isChild || comesAs === 'adult' ? { isChild } : { isChild, priceType: comesAs };
}

function refuseOtherCurrency(currency: ChargeCurrency | undefined, ours: ChargeCurrency): void {
  if (currency === undefined || currency === ours) return;
  throw new AppError('invalid_input', { fields: { 'taken.currency': `Amounts here are in ${ours}.` } });
}

/** Screens call people guests. */
async function inFieldsOfPeople(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.facts.fields === undefined) throw error;
    const fields = Object.entries(error.facts.fields).map(([name, text]) => [
      name.replace(/^guests/, 'people').replace(/priceType$/, 'comesAs'),
      text,
    ]);
    throw new AppError(error.code, { ...error.facts, fields: Object.fromEntries(fields) });
  }
}

/**
 * Cancels a booking that the organizer made or imported; its guests get an email.
 * @throws AppError not_found for another organization's; illegal_transition for one that a traveller or a reseller made, or that has ended
 */
export async function cancel(
  db: Database,
  caller: Caller,
  id: number,
  beforeCommit: BeforeCommit<V1Booking>,
): Promise<V1Booking> {
  if (!isForOrganizersGuests((await bookingOf(db, caller, id)).origin)) {
    const message = 'A key cancels only what you booked yourself, or imported. Cancel this one on the site.';
    throw new AppError('illegal_transition', { message });
  }
  return told(beforeCommit, async (tell) => {
    await payments.refundBooking({ db }, caller, { bookingId: id, amount: null }, async (tx) =>
      tell(tx, await bookingOf(tx, caller, id)),
    );
  });
}

/** Checks a person in. The same request again gets the same answer, also after a crash: it's the same scan. @throws AppError not_found */
export async function checkIn(
  db: Database,
  caller: Caller,
  { event: id, code, early, key }: Input<'addV1CheckIn'> & { readonly key: string },
) {
  const event = await events.eventToCheckIn(db, id, caller);
  const order = { eventId: event.id, caller, opensAt: tickets.opensAtOf(event) };
  const scan = { scanId: scanIdOf(caller, key), scannedAt: new Date().toISOString(), code, isEarly: early };
  const [checked] = await tickets.checkInAll(db, order, [scan]);
  if (checked === undefined) throw new RangeError('a scan has no outcome');
  const { outcome, ticket, movedTo = null } = checked;
  return { outcome, movedTo, ticket: ticket && (await ticketOf(db, ticket.id)) };
}

/** @throws AppError not_found for a code that isn't of a ticket of this event */
export async function undoCheckIn(
  db: Database,
  caller: Caller,
  { event: id, code, requestId }: Input<'undoV1CheckIn'> & { readonly requestId: string },
): Promise<V1Ticket> {
  const event = await events.eventToCheckIn(db, id, caller);
  const found = await tickets.findTicketOfCode(db, event.id, code);
  if (found?.eventId !== event.id)
    throw new AppError('not_found', { message: 'This code isn’t of a ticket for this event.' });
  await tickets.undoCheckIn(db, { eventId: event.id, ticketId: found.id, caller, requestId });
  return ticketOf(db, found.id);
}

async function ticketOf(db: Database, id: number): Promise<V1Ticket> {
  const [ticket] = await findTickets(db, [id]);
  if (ticket === undefined) throw new AppError('not_found');
  return ticket;
}

/** A UUID of the request, so that a repeat is the same scan. */
function scanIdOf({ apiKeyId }: Caller, key: string): string {
  const hash = createHash('sha256').update(`${apiKeyId} ${key}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(12, 15)}`,
    `8${hash.slice(15, 18)}`,
    hash.slice(18, 30),
  ].join('-');
}

/** Runs what a service of the screens does, and gives what it has made as programs read it, before it's committed and after. */
async function told<Row>(
  beforeCommit: BeforeCommit<Row>,
  work: (tell: (tx: Transaction, row: Row) => Promise<void>) => Promise<void>,
): Promise<Row> {
  const made: Row[] = [];
  await work(async (tx, row) => {
    made.push(row);
    await beforeCommit(tx, row);
  });
  const row = made.at(-1);
  if (row === undefined) throw new RangeError('a service has told nothing');
  return row;
}
