import type { Attendee } from '@ascendant/domain/booking/attendees';
import { seatsLeft } from '@ascendant/domain/booking/hold';
import { grouped } from '@ascendant/domain/grouped';
import { refusalOfSeats } from '@ascendant/domain/imports/plan';
import { namesOn } from '@ascendant/domain/imports/rows';
import type { BookingRow } from '../../../db/schema/bookings';
import type { ImportRecordRow, ImportRowRow } from '../../../db/schema/imports';
import type { Caller } from '../../access/caller';
import { inTransaction, type Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { faultPoint } from '../../faults/fault-points';
import { takeEmailTo, type RateLimits } from '../../limits/rate-limits';
import { stoppedAmong } from '../../mail/address-stops.repository';
import { queueMail } from '../../mail/mail-queue.repository';
import { capacity } from '../capacity/capacity.module';
import { manualBookings, type ManualDeps } from '../manual-bookings/manual-bookings.module';
import * as repository from './run-import.repository';
import { undoBookings } from './undo-bookings';

export interface ImportDeps extends Pick<ManualDeps, 'db' | 'currency' | 'postalAddress'> {
  readonly limits: Pick<RateLimits, 'take'>;
}

/** Bookings that one transaction makes, so that others get the date's lock in between. */
export const batch = 200;

/**
 * The job: books what an import has stored, or takes it back, one date after the other. It can be killed anywhere: each booking is made with the
 * note that it's made.
 * Source: docs/rules/booking.md, "Moving in"; rule IMP-03.
 */
export async function runImport(deps: ImportDeps, importId: number, stopping: AbortSignal): Promise<void> {
  const found = await repository.findImport(deps.db, importId);
  if (found?.state === 'running') await bookAll(deps, found, stopping);
  if (found?.state === 'undoing') await undoBookings(deps.db, importId, stopping);
}

async function bookAll(deps: ImportDeps, found: ImportRecordRow, stopping: AbortSignal): Promise<void> {
  for (const eventId of await repository.findDates(deps.db, found.id, 'waiting')) {
    try {
      while ((await bookBatch(deps, found, eventId)) === batch) stopping.throwIfAborted();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await repository.stopDate(deps.db, { importId: found.id, eventId }, error.message);
    }
    stopping.throwIfAborted();
  }
  await repository.endRun(deps.db, found.id);
}

/** @returns how many bookings it has made. @throws AppError with the reason why the date can't have them */
function bookBatch(deps: ImportDeps, found: ImportRecordRow, eventId: number): Promise<number> {
  return inTransaction(deps.db, async (tx) => {
    const date = { importId: found.id, eventId };
    await capacity.lockEvent(tx, eventId);
    const onSale = await manualBookings.saleOf(tx, organizationOf(found), { eventId, comingAs: () => [] });
    await refuseFull(tx, date, onSale);
    const rows = await repository.takeWaiting(tx, date, batch);
    const stopped = await stoppedAmong(
      tx,
      found.organizerId,
      rows.flatMap(({ email }) => email ?? []),
    );
    const made = [];
    for (const [party, people] of grouped(rows, (row) => row.party)) {
      const guestEmail = people.find(({ email }) => email !== null && !stopped.has(email))?.email ?? null;
      const booking = await bookParty(tx, deps, { onSale, eventId, people, guestEmail });
      if (found.sendsTickets && guestEmail !== null) await sendTickets(tx, deps, { booking, onSale, to: guestEmail });
      made.push({ party, bookingId: booking.id, people });
    }
    await repository.markBooked(tx, found.id, made);
    await repository.insertCodes(tx, found.organizerId, made.flatMap(codesOf));
    FAULT: await faultPoint('import-booking');
    return made.length;
  });
}

/** Imports act for the organization: the person who started one may have left since. */
function organizationOf({ organizerId }: ImportRecordRow): Caller {
  return { sessionId: 0, userId: organizerId, role: 'organizer' };
}

type OnSale = Awaited<ReturnType<typeof manualBookings.saleOf>>;

async function refuseFull(tx: Transaction, date: { importId: number; eventId: number }, { event, sale }: OnSale) {
  const sizes = await repository.findWaitingSizes(tx, date);
  const message = refusalOfSeats(event, seatsLeft(sale.capacity, sale.seatsTaken), sizes);
  if (message !== null) throw new AppError('sold_out', { message });
}

interface Party {
  readonly onSale: OnSale;
  readonly eventId: number;
  readonly people: readonly ImportRowRow[];
  readonly guestEmail: string | null;
}

function bookParty(tx: Transaction, { currency }: ImportDeps, { onSale, eventId, people, guestEmail }: Party) {
  const { event, tier, sale } = onSale;
  return manualBookings.bookOutside(tx, sale, {
    origin: 'imported',
    eventId,
    pricingTierId: tier.id,
    tierType: tier.tierType,
    cancellationPolicy: event.cancellationPolicy,
    currency,
    attendees: people.flatMap(attendeesOf),
    guestEmail,
  });
}

function attendeesOf({ name, people, isChild }: ImportRowRow): readonly Attendee[] {
  return namesOn({ name: name ?? 'Guest', people }).map((each) => ({
    type: 'user',
    id: 0,
    name: each,
    age: 0,
    isChild,
  }));
}

interface Sending {
  readonly booking: BookingRow;
  readonly onSale: OnSale;
  readonly to: string;
}

/** An address that has been sent as many emails today as we send someone who may not know us isn't sent another. */
async function sendTickets(tx: Transaction, { limits, postalAddress }: ImportDeps, { booking, onSale, to }: Sending) {
  if (!(await mayEmail(limits, to))) return;
  const event = manualBookings.mailed(onSale.event);
  await queueMail(tx, manualBookings.guestMail({ booking, event, to, postalAddress }));
}

/** The code of an old ticket is its row's first person's. */
function codesOf({ bookingId, people }: { readonly bookingId: number; readonly people: readonly ImportRowRow[] }) {
  let position = 0;
  return people.flatMap(({ codeHash, people: count }) => {
    const first = position;
    position += count;
    return codeHash === null ? [] : [{ bookingId, position: first, codeHash }];
  });
}

async function mayEmail(limits: ImportDeps['limits'], address: string): Promise<boolean> {
  try {
    await takeEmailTo(limits, address);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return false;
    throw error;
  }
}
