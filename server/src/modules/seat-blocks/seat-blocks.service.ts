import { maxOpenSeatBlocks, releaseInFuture } from '@ascendant/domain/booking/seat-block';
import type { SeatBlockRow } from '../../../db/schema/seat-blocks';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { collectFailures } from '../../errors/collect-failures';
import { capacity } from '../capacity/capacity.module';
import { events } from '../events/events.module';
import { waitlist } from '../waitlist/waitlist.module';
import * as repository from './seat-blocks.repository';

/** A list's longest. */
const mostListed = 100;
/** Events whose blocks one round of the job releases. */
const batch = 200;

/** The blocks of an event and its free seats, for its organizer and admins. @throws AppError not_found */
export async function blocksOfEvent(db: Database, caller: Caller, eventId: number) {
  const { id } = await events.eventWithBookings(db, eventId, caller);
  const [blocks, seatsLeft] = await Promise.all([
    repository.findBlocks(db, id, mostListed),
    repository.findSeatsLeft(db, id),
  ]);
  return { blocks, seatsLeft };
}

interface Wanted {
  readonly eventId: number;
  readonly label: string;
  readonly seats: number;
  readonly releaseAt: Date | null;
  readonly requestId: string;
}

/**
 * Sets seats aside under the event's lock, as a hold does.
 * @throws AppError not_found; not_on_sale for a cancelled event; sold_out with how many are left; invalid_input for a time that's over; in_use
 * if the event has too many blocks
 * Source: docs/rules/booking.md, "Seats set aside"; rules PAY-03 and ERR-06.
 */
export async function blockSeats(
  db: Database,
  actor: Caller,
  { eventId, requestId, ...wanted }: Wanted,
): Promise<SeatBlockRow> {
  return inTransaction(db, async (tx) => {
    await events.eventWithBookings(tx, eventId, actor);
    await capacity.lockEvent(tx, eventId);
    const event = await events.eventWithBookings(tx, eventId, actor);
    if (event.status === 'cancelled') throw new AppError('not_on_sale', { message: 'This event was cancelled.' });
    if (wanted.releaseAt !== null && !(await repository.isInFuture(tx, wanted.releaseAt)))
      throw new AppError('invalid_input', { fields: { releaseAt: releaseInFuture } });
    if ((await repository.countOpenBlocks(tx, eventId)) >= maxOpenSeatBlocks) {
      const message = `An event can have ${maxOpenSeatBlocks} sets of seats set aside. Release one first.`;
      throw new AppError('in_use', { message });
    }
    const left = await repository.findSeatsLeft(tx, eventId);
    if (wanted.seats > left) throw tooFew(left);
    const block = await repository.insertBlock(tx, { eventId, createdBy: actor.userId, ...wanted });
    await recordAudit(tx, {
      actor,
      action: 'event.seats_set_aside',
      target: { type: 'event', id: eventId },
      changes: { seats: { before: null, after: wanted.seats } },
      requestId,
    });
    return block;
  });
}

function tooFew(left: number): AppError {
  const message = left === 0 ? 'No seats are left.' : `Only ${left} ${left === 1 ? 'seat is' : 'seats are'} left.`;
  return new AppError('sold_out', { message, fields: { seats: message }, details: { seatsLeft: left } });
}

/** Releases seats; the waitlist is offered them first. Releasing them again changes nothing. @throws AppError not_found */
export async function releaseSeats(
  db: Database,
  actor: Caller,
  { eventId, blockId, requestId }: { readonly eventId: number; readonly blockId: number; readonly requestId: string },
): Promise<SeatBlockRow> {
  return inTransaction(db, async (tx) => {
    await events.eventWithBookings(tx, eventId, actor);
    await capacity.lockEvent(tx, eventId);
    const block = await repository.releaseBlock(tx, eventId, blockId);
    if (block === null) throw new AppError('not_found', { message: 'These seats aren’t set aside any more.' });
    await waitlist.serveWaitlist(tx, eventId);
    await recordAudit(tx, {
      actor,
      action: 'event.seats_released',
      target: { type: 'event', id: eventId },
      changes: { seats: { before: block.seats, after: null } },
      requestId,
    });
    return block;
  });
}

/**
 * The job: releases the blocks whose time has come. A sale of the event does the same under its lock, so no one waits for this.
 * @throws AggregateError if those of some events couldn't be released; the others have been
 */
export async function releaseDueBlocks(db: Database): Promise<void> {
  const failures = collectFailures("Events whose blocks weren't released");
  for (const eventId of await repository.findEventsToRelease(db, batch))
    await failures.collect(() =>
      inTransaction(db, async (tx) => {
        await capacity.lockEvent(tx, eventId);
        await waitlist.serveWaitlist(tx, eventId);
      }),
    );
  failures.rethrow();
}
