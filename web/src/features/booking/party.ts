import type { User } from '@ascendant/contract/account';
import type { EventDetail } from '@ascendant/contract/event';
import type { Dependent } from '@ascendant/contract/person';
import {
  admitAttendee,
  admitParty,
  type AttendanceRules,
  type Attendee,
  type Candidate,
} from '@ascendant/domain/booking/attendees';
import { calendarDay, isCalendarDay } from '@ascendant/domain/calendar-day';
import { zeroCents } from '@ascendant/domain/money';
import { roleOf } from '@ascendant/domain/person/roles';
import { ticketsOf } from '@ascendant/domain/pricing/party-tickets';
import { quoteTickets, type Quote } from '@ascendant/domain/pricing/quote';
import { chargeRatesOf } from '@ascendant/domain/pricing/rates';
import type { PricingTier } from '@ascendant/domain/pricing/tier';

/** The parts of an event the booking dialog needs. */
export type BookableEvent = BookableParts & {
  /** Of the seats left, those that are held for this person: by the waitlist, or until they pay. */
  readonly seatsHeld?: number;
};

type BookableParts = Pick<
  EventDetail,
  | 'id'
  | 'title'
  | 'location'
  | 'startDate'
  | 'startTime'
  | 'endDate'
  | 'minimumAge'
  | 'childCarer'
  | 'cancellationPolicy'
  | 'seatsLeft'
  | 'capacity'
  | 'status'
  | 'hasBegun'
  | 'isBookingClosed'
  | 'runsFrom'
  | 'series'
  | 'imageUrl'
  | 'pricingTiers'
  | 'taxes'
  | 'groupPrices'
  | 'priceTypes'
  | 'extras'
  | 'waiver'
>;

export function attendanceRules(event: BookableEvent): AttendanceRules {
  return { minimumAge: event.minimumAge, startDate: calendarDay(event.startDate.slice(0, 10)) };
}

export function userCandidate(user: User): Candidate {
  return { type: 'user', id: user.id, name: fullName(user), dateOfBirth: toDay(user.dateOfBirth) };
}

export function dependentCandidate(dependent: Dependent): Candidate {
  return {
    type: 'dependent',
    id: dependent.id,
    name: fullName(dependent),
    dateOfBirth: toDay(dependent.dateOfBirth),
  };
}

/** Admins have no dependents (specification 2, section 6 (Roles and permissions)). */
export function hasFamily(user: User): boolean {
  return roleOf(user) !== 'admin';
}

export function fullName({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

/** All attendees, the traveller first; empty while anyone's date of birth is missing. */
export function admitted(candidates: readonly Candidate[], event: BookableEvent): readonly Attendee[] {
  const party = admitParty(candidates, attendanceRules(event));
  return party.ok ? party.value : [];
}

/** Of the dependents chosen before the dialog opened, those who can attend. */
export function admissible(companions: readonly Dependent[], user: User, event: BookableEvent): readonly Candidate[] {
  return companions
    .map(dependentCandidate)
    .filter((candidate) => admitAttendee(candidate, attendanceRules(event), [userCandidate(user)]).ok);
}

/** The booking's price lines; null if no tier is on sale. */
export function quoteParty(
  attendees: readonly Attendee[],
  tier: PricingTier | null,
  { taxes }: Pick<BookableEvent, 'taxes'>,
): Quote | null {
  return tier && attendees.length > 0
    ? quoteTickets(ticketsOf(attendees, tier), zeroCents, chargeRatesOf(taxes))
    : null;
}

export function isFree(quote: Quote | null): boolean {
  return quote !== null && quote.total === zeroCents;
}

function toDay(text: string | null) {
  return text !== null && isCalendarDay(text) ? text : null;
}
