import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar-day';
import { maxAttendeesPerBooking } from '../event/limits';
import { cents } from '../money';
import { admitParty, childRefusal, knownAge, type Candidate } from './attendees';
import { canNameGuest, guestName, guestOf, type NameableGuest, canRename, type RenamableAttendee } from './guests';
import { planPartialCancellation, type SharedBooking } from './partial-cancellation';

const startDate = calendarDay('2027-07-02');
const ann: Candidate = { type: 'user', id: 1, name: 'Ann Roy', dateOfBirth: calendarDay('1987-02-09') };
const young: Candidate = { ...ann, dateOfBirth: calendarDay('2006-02-09') };
const theo: Candidate = { type: 'dependent', id: 7, name: 'Théo Roy', dateOfBirth: calendarDay('2018-07-03') };
const opensAt = new Date('2027-07-01T10:00:00Z');
const guest: NameableGuest = {
  bookingStatus: 'confirmed',
  isEventCancelled: false,
  guest: 'unnamed',
  isCancelled: false,
  isCheckedIn: false,
  checkInOpensAt: opensAt,
  now: new Date(opensAt.getTime() - 1),
};

function partyOf(candidates: readonly Candidate[], minimumAge = 0) {
  const party = admitParty(candidates, { minimumAge, startDate });
  if (!party.ok) throw new RangeError(party.message);
  return party.value;
}

describe('guests without a name', () => {
  it('carry the first name of who brings them', () => {
    expect(guestName(ann)).toBe('Guest of Ann');
    expect(guestName({ name: '' })).toBe('Guest');
  });

  it('are adults of an unknown age, as many as a booking has room for, and none is the same person twice', () => {
    const party = partyOf([ann, guestOf(ann), guestOf(ann)]);
    expect(party.slice(1)).toEqual(
      Array.from({ length: 2 }, () => ({
        type: 'user',
        id: 1,
        name: 'Guest of Ann',
        age: 0,
        isChild: false,
        guest: 'unnamed',
      })),
    );
    expect(party.map(knownAge)).toEqual([40, null, null]);
    const guests = (count: number) => Array.from({ length: count }, () => guestOf(ann));
    expect(admitParty([ann, ...guests(maxAttendeesPerBooking - 1)], { minimumAge: 0, startDate }).ok).toBe(true);
    expect(admitParty([ann, ...guests(maxAttendeesPerBooking)], { minimumAge: 0, startDate })).toMatchObject({
      code: 'too_many_attendees',
    });
    expect(admitParty([ann, guestOf(ann), ann], { minimumAge: 0, startDate })).toMatchObject({ code: 'already_added' });
  });

  it('can’t come to an event with a minimum age, which needs everyone’s date of birth', () => {
    expect(admitParty([ann, guestOf(ann)], { minimumAge: 1, startDate })).toMatchObject({
      code: 'birth_date_required',
      message: 'Please add the name and date of birth of everyone who’s coming: this event is for ages 1 and over.',
    });
  });

  it('aren’t the adult whom a child needs, and aren’t a child themselves', () => {
    const rules = { childCarer: '' };
    expect(childRefusal(partyOf([ann, guestOf(ann), theo]), rules)).toBeNull();
    expect(childRefusal(partyOf([young, guestOf(young)]), rules)).toBeNull();
    expect(childRefusal(partyOf([young, guestOf(young), theo]), rules)).toMatchObject({ code: 'adult_required' });
  });

  it('can be cancelled one by one, for their share', () => {
    const startsAt = new Date('2027-07-02T10:00:00Z');
    const booking: SharedBooking = {
      state: 'confirmed/completed',
      policy: 'flexible',
      total: cents(30_000),
      refunded: cents(0),
      kept: cents(0),
      owed: cents(0),
      settled: cents(0),
      unmade: cents(0),
      isCheckedIn: false,
      isDisputed: false,
      isEventCancelled: false,
      startsAt,
      bookedStartsAt: startsAt,
      freeUntil: null,
      now: new Date('2027-06-02T10:00:00Z'),
      adultPrice: cents(10_000),
      childPrice: cents(5000),
      childCarer: '',
      people: partyOf([young, guestOf(young), guestOf(young)]).map((person) => ({
        ...person,
        isCancelled: false,
        isCheckedIn: false,
      })),
    };
    expect(planPartialCancellation(booking, [1])).toMatchObject({ ok: true, value: { refund: 10_000 } });
  });
});

describe('naming a guest', () => {
  it('is open until check-in opens', () => {
    expect(canNameGuest(guest).ok).toBe(true);
    expect(canNameGuest({ ...guest, now: opensAt })).toMatchObject({
      code: 'too_late',
      message: 'Names closed when check-in opened. The tickets work without them.',
    });
  });

  it.each([
    [{ bookingStatus: 'cancelled' as const }, 'not_confirmed'],
    [{ bookingStatus: 'pending' as const }, 'not_confirmed'],
    [{ isEventCancelled: true }, 'not_confirmed'],
    [{ guest: 'named' as const }, 'has_name'],
    [{ guest: undefined }, 'has_name'],
    [{ isCancelled: true }, 'not_coming'],
    [{ isCheckedIn: true }, 'checked_in'],
  ])('is refused for %o', (facts, code) => {
    expect(canNameGuest({ ...guest, ...facts })).toMatchObject({ ok: false, code });
  });
});

const attendee: RenamableAttendee = {
  bookingStatus: 'confirmed',
  isCancelled: false,
  isCheckedIn: false,
  isEventCancelled: false,
  startDate: calendarDay('2027-07-02'),
  today: calendarDay('2027-07-01'),
};

it('a name can change until the day before the event', () => {
  expect(canRename(attendee)).toEqual({ ok: true, value: null });
  expect(canRename({ ...attendee, today: calendarDay('2027-07-02') })).toMatchObject({ code: 'too_late' });
});

it.each<[string, Partial<RenamableAttendee>]>([
  ['not_confirmed', { bookingStatus: 'cancelled' }],
  ['not_confirmed', { bookingStatus: 'pending' }],
  ['not_confirmed', { isEventCancelled: true }],
  ['not_coming', { isCancelled: true }],
  ['checked_in', { isCheckedIn: true }],
])('is refused with a sentence: %s', (code, change) => {
  expect(canRename({ ...attendee, ...change })).toMatchObject({ code, message: expect.stringMatching(/.{20,}\.$/) });
});
