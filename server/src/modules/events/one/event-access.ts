import {
  refusalToBookings,
  refusalToChange,
  refusalToCheckIn,
  refusalToFieldSheet,
  refusalToRead,
  type DatedEvent,
  type GuardedEvent,
} from '@ascendant/domain/event/access';
import type { Caller } from '../../../access/caller';
import type { Queryable, Transaction } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { isOpenedBy } from '../list/managed-events.repository';
import { lacksPayee } from '../states/event-transitions.repository';

/** The event, for a caller who may read it. @throws AppError not_found, also for null */
export async function requireReadable<Found extends GuardedEvent & { readonly id: number }>(
  db: Queryable,
  event: Found | null,
  caller: Caller | null,
): Promise<Found> {
  return granted(event, refusalToRead(event, caller, await isOpened(db, event, caller)));
}

/** Asked only of unlisted events: no list, and no listed event, pays for it. */
async function isOpened(
  db: Queryable,
  event: (GuardedEvent & { readonly id: number }) | null,
  caller: Caller | null,
): Promise<boolean> {
  if (event === null || caller === null || event.accessCode === null) return false;
  return isOpenedBy(db, event.id, caller.userId);
}

/** The event, for a caller who may change it. @throws AppError not_found (also for null), forbidden */
export function requireChangeable<Found extends GuardedEvent>(event: Found | null, caller: Caller): Found {
  return granted(event, refusalToChange(event, caller));
}

/** The event, for a caller who may see and change its bookings. @throws AppError not_found, also for null */
export function requireBookings<Found extends GuardedEvent>(event: Found | null, caller: Caller): Found {
  return granted(event, refusalToBookings(event, caller));
}

/** The event, for a caller who may see who comes and check them in. @throws AppError not_found, also for null */
export function requireCheckIn<Found extends DatedEvent>(event: Found | null, caller: Caller): Found {
  return granted(event, refusalToCheckIn(event, caller));
}

/** The event, for a caller who may read what those who come have answered. @throws AppError not_found, also for null */
export function requireFieldSheet<Found extends DatedEvent>(event: Found | null, caller: Caller): Found {
  return granted(event, refusalToFieldSheet(event, caller));
}

function granted<Found>(event: Found | null, refusal: 'not_found' | 'forbidden' | null): Found {
  if (event === null || refusal !== null) throw new AppError(refusal ?? 'not_found');
  return event;
}

/**
 * Refuses to show a paid event whose organizer can't be paid. Free events, and those that admins made for the site itself, need no account.
 * @throws AppError organizer_not_payable
 * Source: docs/rules/payouts.md, "Publishing".
 */
export async function requirePayable(tx: Transaction, event: { readonly id: number }): Promise<void> {
  if (await lacksPayee(tx, event.id)) throw new AppError('organizer_not_payable');
}
