import type { CalendarDay } from '../calendar-day';
import { ok, refuse, type Result } from '../result';
import { siteLocale } from '../site/locale';
import type { Role } from './roles';

/** How long a person can change their mind. Source: docs/decisions/0045-deleting-an-account.md. */
export const deletionWaitDays = 14;

/** What a person types to confirm that they want their account deleted. */
export const deletionPhrase = 'delete my account';

/** Something of a person's that still lies ahead: an event they're booked on, or one that they run. */
export interface AheadEvent {
  readonly title: string;
  readonly startDate: CalendarDay;
}

/** What can stand in the way of a deletion. */
export interface DeletionFacts {
  readonly role: Role;
  /** Other admins who can sign in and aren't leaving too. */
  readonly otherAdmins: number;
  /** Their own events that are in review or published, and not over. */
  readonly liveEvents: readonly AheadEvent[];
  /** Events they're booked on that aren't over. */
  readonly liveBookings: readonly AheadEvent[];
  readonly givesUpBookings: boolean;
}

export type DeletionRefusal = 'last_admin' | 'live_events' | 'live_bookings';

/**
 * Whether an account may be deleted: not while bookings are live that the person hasn't given up, not while they run live events,
 * and not the last admin's.
 * Source: rule PRI-04; docs/decisions/0045-deleting-an-account.md.
 */
export function refuseDeletion(facts: DeletionFacts): Result<null, DeletionRefusal> {
  const { role, otherAdmins, liveEvents, liveBookings, givesUpBookings } = facts;
  if (role === 'admin' && otherAdmins === 0) {
    return refuse('last_admin', "You're the only admin. Make someone else an admin before you delete your account.");
  }
  if (liveEvents.length > 0) {
    return refuse(
      'live_events',
      `People can still see or book ${listed(liveEvents)}. Cancel your upcoming events first.`,
    );
  }
  if (liveBookings.length > 0 && !givesUpBookings) {
    return refuse(
      'live_bookings',
      `You're booked on ${listed(liveBookings)}. Give up these bookings, or wait until the events are over.`,
    );
  }
  return ok(null);
}

const namedEvents = 3;
const dayFormat = new Intl.DateTimeFormat(siteLocale, { dateStyle: 'long', timeZone: 'UTC' });

/** 'Dawn traverse (November 28, 2026) and Night paddle (December 5, 2026)', 'A (…), B (…), C (…) and 2 more events'. */
function listed(events: readonly AheadEvent[]): string {
  const named = events
    .slice(0, namedEvents)
    .map(({ title, startDate }) => `${title} (${dayFormat.format(new Date(startDate))})`);
  const more = events.length - named.length;
  const all = more === 0 ? named : [...named, `${more} more ${more === 1 ? 'event' : 'events'}`];
  const last = all.at(-1) ?? '';
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${last}` : last;
}
