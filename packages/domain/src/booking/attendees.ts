import type { CalendarDay } from '../calendar-day';
import { maxAttendeesPerBooking, noChildTicketsFromAge } from '../event/limits';
import type { Cents } from '../money';
import { ageOn, birthday, childBelowAge, isChildAge } from '../person/age';
import type { BookedExtra } from '../pricing/extra';
import type { BookedType } from '../pricing/price-type';
import { ok, refuse, type Refusal, type Result } from '../result';
import { guardianBelowAge, responsibleAdultAge } from './agreement';

/** An attendee is the traveller or one of their dependents. */
export const attendeeTypes = ['user', 'dependent'] as const;
export type AttendeeType = (typeof attendeeTypes)[number];

/** A guest is an adult who was counted when it was booked. Their name can follow. Source: docs/rules/booking.md, "Guests without a name". */
export const guestStates = ['unnamed', 'named'] as const;
export type GuestState = (typeof guestStates)[number];

/** A possible attendee: the traveller, one of their dependents, or a guest of the traveller, whose type and id are the traveller's. */
export interface Candidate {
  readonly type: AttendeeType;
  readonly id: number;
  readonly name: string;
  readonly dateOfBirth: CalendarDay | null;
  readonly guest?: 'unnamed';
}

/** A person in a booking. Age and child price are as of the event's first day; of a booking that moved, as of the new date's. */
export interface Attendee {
  readonly type: AttendeeType;
  readonly id: number;
  readonly name: string;
  /** 0 for a guest, whose age isn't known: `knownAge`. */
  readonly age: number;
  readonly isChild: boolean;
  /** Whether they were booked as a child; left out while that's what they still are. */
  readonly bookedAsChild?: boolean;
  /** What they come as, if it's neither as an adult nor as a child. */
  readonly priceType?: BookedType | undefined;
  /** The price type that they were booked as; left out while that's what they still are, at the same price. */
  readonly bookedType?: BookedType;
  /** Of someone who was added after the booking was made, with what they pay, until it moves: then the prices of that date count. */
  readonly added?: { readonly price?: Cents };
  /** What they take along, at what it cost when it was booked; the first person has what's for the whole booking. Left out for nothing. */
  readonly extras?: readonly BookedExtra[];
  /** What they gave back of it, and come without. Left out for nothing. */
  readonly givenBack?: readonly BookedExtra[];
  readonly guest?: GuestState;
}

/** Someone of a booking that moves, as old as they are on the new date's first day. A guest's age isn't known. @param dateOfBirth null if we don't have it */
export function agedOn(attendee: Attendee, dateOfBirth: CalendarDay | null, startDate: CalendarDay): Attendee {
  if (attendee.guest !== undefined || dateOfBirth === null) return attendee;
  const { bookedAsChild = attendee.isChild, ...person } = attendee;
  const age = ageOn(dateOfBirth, startDate);
  const isChild = isChildAge(age);
  return { ...person, age, isChild, ...(isChild === bookedAsChild ? {} : { bookedAsChild }) };
}

/** What an event requires of its attendees. */
export interface AttendanceRules {
  readonly minimumAge: number;
  readonly startDate: CalendarDay;
}

/** What an event offers children. */
export interface ChildCare {
  /** Who looks after children who come without an adult; empty if no one does. */
  readonly childCarer: string;
}

export type AttendeeRefusalCode =
  | 'birth_date_required'
  | 'below_minimum_age'
  | 'no_child_tickets'
  | 'already_added'
  | 'too_many_attendees'
  | 'no_attendees'
  | 'adult_required'
  | 'guardian_required'
  | 'price_type_refused'
  | 'seat_required';

/**
 * Whether this person can attend, and as an adult or a child. The dialog asks at each 'Add', and the server asks again.
 * The refusal order is the specification's: already in the list, minimum age, child tickets.
 * Source: specification 1, section 5 (Validation rules); rule MON-07.
 */
export function admitAttendee(
  candidate: Candidate,
  event: AttendanceRules,
  others: readonly Pick<Attendee, 'type' | 'id' | 'guest'>[] = [],
): Result<Attendee, AttendeeRefusalCode> {
  if (candidate.guest === undefined && others.some((other) => isSamePerson(other, candidate))) {
    return refuse('already_added', 'Person already added');
  }
  if (others.length >= maxAttendeesPerBooking) {
    return refuse('too_many_attendees', `You can book for up to ${maxAttendeesPerBooking} people`);
  }
  if (candidate.guest !== undefined) return admitGuest(candidate, event);
  if (candidate.dateOfBirth === null) return birthDateRefusal(candidate);
  const age = ageOn(candidate.dateOfBirth, event.startDate);
  const refusal = ageRefusal(candidate, age, event);
  if (refusal) return refusal;
  return ok({ type: candidate.type, id: candidate.id, name: candidate.name, age, isChild: isChildAge(age) });
}

function isSamePerson(other: Pick<Attendee, 'type' | 'id' | 'guest'>, { type, id }: Candidate): boolean {
  return other.guest === undefined && other.type === type && other.id === id;
}

/** Whether adults can be booked by number at this event. A minimum age needs everyone's date of birth. */
export function takesGuests({ minimumAge }: Pick<AttendanceRules, 'minimumAge'>): boolean {
  return minimumAge === 0;
}

function admitGuest({ type, id, name }: Candidate, event: AttendanceRules): Result<Attendee, AttendeeRefusalCode> {
  if (takesGuests(event)) return ok({ type, id, name, age: 0, isChild: false, guest: 'unnamed' });
  return refuse(
    'birth_date_required',
    'Date of birth required',
    `Please add the name and date of birth of everyone who’s coming: this event is for ages ${event.minimumAge} and over.`,
  );
}

/** An attendee's age on the event's first day; null for a guest, who isn't asked. */
export function knownAge({ age, guest }: Pick<Attendee, 'age' | 'guest'>): number | null {
  return guest === undefined ? age : null;
}

function birthDateRefusal(candidate: Candidate): Refusal<'birth_date_required'> {
  const whose = candidate.type === 'user' ? 'your' : `${candidate.name}'s`;
  return refuse(
    'birth_date_required',
    'Date of birth required',
    `Please add ${whose} date of birth to book this event.`,
  );
}

function ageRefusal(
  candidate: Candidate,
  age: number,
  event: AttendanceRules,
): Refusal<'below_minimum_age' | 'no_child_tickets'> | null {
  switch (ageProblem(age, event.minimumAge)) {
    case 'below_minimum_age':
      return refuse('below_minimum_age', 'Age requirement not met', minimumAgeSentence(candidate, age, event));
    case 'no_child_tickets':
      return refuse(
        'no_child_tickets',
        'Child tickets not available',
        'This event does not allow child participants due to age restrictions.',
      );
    case null:
      return null;
  }
}

function ageProblem(age: number, minimumAge: number): 'below_minimum_age' | 'no_child_tickets' | null {
  if (age < minimumAge) return 'below_minimum_age';
  return age < leastAge(minimumAge) ? 'no_child_tickets' : null;
}

/** Where no child tickets are sold, an adult's age at least. */
function leastAge(minimumAge: number): number {
  return minimumAge >= noChildTicketsFromAge ? Math.max(minimumAge, childBelowAge) : minimumAge;
}

/** Whether a person is too young to book an event for themselves. Source: rule PRE-01. */
export function isTooYoung(dateOfBirth: CalendarDay, event: AttendanceRules): boolean {
  return tooYoungFor(dateOfBirth)(event);
}

/** The same for very many events: each birthday is worked out once. */
export function tooYoungFor(dateOfBirth: CalendarDay): (event: AttendanceRules) => boolean {
  const birthdays = new Map<number, string>();
  return ({ minimumAge, startDate }) => {
    if (minimumAge === 0) return false;
    const age = leastAge(minimumAge);
    const from = birthdays.get(age) ?? birthday(dateOfBirth, age);
    birthdays.set(age, from);
    return startDate < from;
  };
}

function minimumAgeSentence(candidate: Candidate, age: number, event: AttendanceRules): string {
  if (candidate.type === 'user') {
    return `You must be at least ${event.minimumAge} years old to participate in this event.`;
  }
  return `${candidate.name} is ${age} years old, but this event requires participants to be at least ${event.minimumAge} years old.`;
}

/**
 * Admits a whole party in order, the traveller first.
 * @param coming who has a seat in the same booking already
 * @returns the first refusal, or everyone who's admitted
 */
export function admitParty(
  candidates: readonly Candidate[],
  event: AttendanceRules,
  coming: readonly Attendee[] = [],
): Result<Attendee[], AttendeeRefusalCode> {
  if (candidates.length === 0) return refuse('no_attendees', 'Add at least one attendee');
  const party: Attendee[] = [];
  for (const candidate of candidates) {
    const answer = admitAttendee(candidate, event, [...coming, ...party]);
    if (!answer.ok) return answer;
    party.push(answer.value);
  }
  return ok(party);
}

/**
 * Why children in a party can't come without more adults; null if they can. The first attendee is the person who books, who is the
 * parent or guardian of the children they bring. A guest whose age isn't known isn't the adult that a child needs. An organizer who says who looks after children lifts both.
 * Source: specification 1, section 2 (Booking dialog); docs/rules/booking.md, "Minors".
 */
export function childRefusal(
  party: readonly Pick<Attendee, 'name' | 'age' | 'isChild' | 'guest'>[],
  { childCarer }: ChildCare,
): Refusal<'adult_required' | 'guardian_required'> | null {
  if (childCarer !== '') return null;
  const child = party.find(({ isChild }) => isChild);
  if (child !== undefined && !party.some(isResponsible)) {
    return refuse(
      'adult_required',
      'Adult required',
      `${child.name} is ${child.age}. Children under ${childBelowAge} need an adult aged ${responsibleAdultAge} or over in the same booking.`,
    );
  }
  const small = party.find((person) => (knownAge(person) ?? guardianBelowAge) < guardianBelowAge);
  const [guardian] = party;
  if (small === undefined || guardian === undefined || isResponsible(guardian)) return null;
  return refuse(
    'guardian_required',
    'Guardian required',
    `${small.name} is ${small.age}. Children under ${guardianBelowAge} need their parent or guardian, who has to make the booking and come too.`,
  );
}

function isResponsible(person: Pick<Attendee, 'age' | 'guest'>): boolean {
  return (knownAge(person) ?? 0) >= responsibleAdultAge;
}
