import { refusalToBookings, refusalToChange, refusalToRead, type GuardedEvent } from '@ascendant/domain/event/access';
import type { Caller } from '../../access/caller';
import { AppError } from '../../errors/app-error';

/** The event, for a caller who may read it. @throws AppError not_found, also for null */
export function requireReadable<Found extends GuardedEvent>(event: Found | null, caller: Caller | null): Found {
  return granted(event, refusalToRead(event, caller));
}

/** The event, for a caller who may change it. @throws AppError not_found (also for null), forbidden */
export function requireChangeable<Found extends GuardedEvent>(event: Found | null, caller: Caller): Found {
  return granted(event, refusalToChange(event, caller));
}

/** The event, for a caller who may see and change its bookings. @throws AppError not_found, also for null */
export function requireBookings<Found extends GuardedEvent>(event: Found | null, caller: Caller): Found {
  return granted(event, refusalToBookings(event, caller));
}

function granted<Found>(event: Found | null, refusal: 'not_found' | 'forbidden' | null): Found {
  if (event === null || refusal !== null) throw new AppError(refusal ?? 'not_found');
  return event;
}
