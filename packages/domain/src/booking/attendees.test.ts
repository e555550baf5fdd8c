import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar-day';
import { asBooked } from './attendee-prices';
import {
  admitAttendee,
  admitParty,
  agedOn,
  childRefusal,
  isTooYoung,
  type Attendee,
  type Candidate,
} from './attendees';

const startDate = calendarDay('2027-07-02');
const traveller: Candidate = { type: 'user', id: 1, name: 'Maya Lindqvist', dateOfBirth: calendarDay('1987-02-09') };
const theo: Candidate = { type: 'dependent', id: 7, name: 'Théo', dateOfBirth: calendarDay('2018-07-03') };

function bornOn(day: string): Candidate {
  return { ...theo, dateOfBirth: calendarDay(day) };
}

describe('who may attend', () => {
  it('a 15-year-old pays the child price', () => {
    const answer = admitAttendee(bornOn('2011-07-03'), { minimumAge: 0, startDate });
    expect(answer).toMatchObject({ ok: true, value: { age: 15, isChild: true } });
  });

  it('a person who turns 16 on the first day pays the adult price', () => {
    const answer = admitAttendee(bornOn('2011-07-02'), { minimumAge: 0, startDate });
    expect(answer).toMatchObject({ ok: true, value: { age: 16, isChild: false } });
  });

  it('a dependent below the minimum age is refused by name and age', () => {
    expect(admitAttendee(theo, { minimumAge: 10, startDate })).toMatchObject({
      ok: false,
      code: 'below_minimum_age',
      message: 'Théo is 8 years old, but this event requires participants to be at least 10 years old.',
    });
  });

  it('a traveller below the minimum age is refused in the second person', () => {
    expect(
      admitAttendee({ ...traveller, dateOfBirth: calendarDay('2010-01-01') }, { minimumAge: 18, startDate }),
    ).toMatchObject({
      code: 'below_minimum_age',
      message: 'You must be at least 18 years old to participate in this event.',
    });
  });

  it('exactly the minimum age on the first day is enough', () => {
    expect(admitAttendee(bornOn('2009-07-02'), { minimumAge: 18, startDate }).ok).toBe(true);
    expect(admitAttendee(bornOn('2009-07-03'), { minimumAge: 18, startDate }).ok).toBe(false);
  });

  it('a minimum age of 12 or more admits no one under 16', () => {
    const fourteen = bornOn('2013-01-01');
    expect(admitAttendee(fourteen, { minimumAge: 12, startDate })).toMatchObject({
      code: 'no_child_tickets',
      title: 'Child tickets not available',
      message: 'This event does not allow child participants due to age restrictions.',
    });
    expect(admitAttendee(fourteen, { minimumAge: 11, startDate }).ok).toBe(true);
  });

  it('a person is added only once, and a dependent is not confused with the user of the same id', () => {
    expect(admitAttendee(theo, { minimumAge: 0, startDate }, [{ type: 'dependent', id: 7 }])).toMatchObject({
      title: 'Person already added',
    });
    expect(admitAttendee(theo, { minimumAge: 0, startDate }, [{ type: 'user', id: 7 }]).ok).toBe(true);
  });

  it('MON-07 a person without a date of birth is asked for one', () => {
    expect(admitAttendee({ ...theo, dateOfBirth: null }, { minimumAge: 0, startDate })).toMatchObject({
      code: 'birth_date_required',
    });
  });

  it('MON-05 a booking is for at most 20 people', () => {
    const party = Array.from({ length: 21 }, (_, index): Candidate => ({ ...traveller, id: index + 1 }));
    expect(admitParty(party.slice(0, 20), { minimumAge: 0, startDate }).ok).toBe(true);
    expect(admitParty(party, { minimumAge: 0, startDate })).toMatchObject({ code: 'too_many_attendees' });
  });

  it('a party needs at least one person', () => {
    expect(admitParty([], { minimumAge: 0, startDate })).toMatchObject({ title: 'Add at least one attendee' });
  });
});

describe('PRE-01 who is too young to be recommended an event', () => {
  it.each([
    ['2009-07-02', 18, false],
    ['2009-07-03', 18, true],
    ['2014-07-02', 13, true],
    ['2011-07-02', 13, false],
    ['2016-07-02', 11, false],
    ['2016-07-03', 11, true],
    ['2027-07-01', 0, false],
  ])('born on %s, for an event from %s on: %s', (born, minimumAge, expected) => {
    expect(isTooYoung(calendarDay(born), { minimumAge, startDate })).toBe(expected);
  });
});

describe('children and their adults', () => {
  const person = (age: number, name = 'Someone') => ({ name, age, isChild: age < 16 });
  const alone = { childCarer: '' };

  it.each([
    ['a 15-year-old alone', [15], 'adult_required'],
    ['a 16-year-old alone', [16], null],
    ['a 15-year-old with a 21-year-old', [21, 15], 'adult_required'],
    ['a 15-year-old with a 22-year-old', [22, 15], null],
    ['a 12-year-old with a friend of 30, booked by a 17-year-old', [17, 12, 30], null],
    ['an 8-year-old with a friend of 30, booked by a 17-year-old', [17, 8, 30], 'guardian_required'],
    ['a 9-year-old with a friend of 30, booked by a 17-year-old', [17, 9, 30], null],
    ['an 8-year-old with the person who books', [39, 8], null],
    ['adults only', [19, 20], null],
  ] as const)('%s: the refusal is %o', (_, ages, code) => {
    const refusal = childRefusal(
      ages.map((age) => person(age)),
      alone,
    );
    expect(refusal?.code ?? null).toBe(code);
  });

  it('an organizer who says who looks after children lifts both', () => {
    expect(childRefusal([person(8)], { childCarer: 'Our leaders' })).toBeNull();
  });

  it('the refusal names the child, the age and what to do', () => {
    expect(childRefusal([person(20, 'Maya'), person(12, 'Théo')], alone)).toMatchObject({
      title: 'Adult required',
      message: 'Théo is 12. Children under 16 need an adult aged 22 or over in the same booking.',
    });
    expect(childRefusal([person(20, 'Maya'), person(40, 'Jonas'), person(8, 'Théo')], alone)).toMatchObject({
      title: 'Guardian required',
      message: 'Théo is 8. Children under 9 need their parent or guardian, who has to make the booking and come too.',
    });
  });
});

describe('the people of a booking that moves to another date', () => {
  const booked: Attendee = { type: 'dependent', id: 4, name: 'Théo', age: 15, isChild: true };
  const born = calendarDay('2011-07-02');

  it('are as old as they are on its first day: a child of 15 is an adult from the day of turning 16, booked as a child', () => {
    expect(agedOn(booked, born, calendarDay('2027-07-01'))).toEqual(booked);
    const grown = agedOn(booked, born, calendarDay('2027-07-02'));
    expect(grown).toEqual({ ...booked, age: 16, isChild: false, bookedAsChild: true });
    expect(asBooked([grown])[0]).toMatchObject({ isChild: true });
    expect(agedOn(grown, born, calendarDay('2027-07-01'))).toEqual(booked);
  });

  it('stay as they were booked where their age isn’t known: guests, and people who were forgotten', () => {
    const guest: Attendee = { type: 'user', id: 3, name: 'Guest', age: 0, isChild: false, guest: 'unnamed' };
    expect(agedOn(guest, born, calendarDay('2027-07-02'))).toEqual(guest);
    expect(agedOn(booked, null, calendarDay('2027-07-02'))).toEqual(booked);
  });
});
