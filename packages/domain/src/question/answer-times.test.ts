import { describe, expect, it } from 'vitest';
import { isPhoneShown, refuseAnswers } from './answer-times';

const event = { startsAt: new Date('2027-06-10T14:00:00Z'), endsAt: new Date('2027-06-11T20:00:00Z') };

describe('a phone number', () => {
  it.each([
    ['2027-06-03T13:59:59.999Z', false],
    ['2027-06-03T14:00:00Z', true],
    ['2027-06-18T19:59:59.999Z', true],
    ['2027-06-18T20:00:00Z', false],
  ])('is shown from 7 days before the event until 7 days after it: %s', (now, isShown) => {
    expect(isPhoneShown(event, new Date(now))).toBe(isShown);
  });
});

describe('questions', () => {
  it('can be answered until the event is over, for a confirmed booking', () => {
    const booking = { isConfirmed: true, endsAt: event.endsAt };
    expect(refuseAnswers(booking, new Date('2027-06-11T19:59:59Z'))).toBeNull();
    expect(refuseAnswers(booking, event.endsAt)).toMatch(/^This event is over/);
    expect(refuseAnswers({ ...booking, isConfirmed: false }, event.startsAt)).toMatch(/isn’t confirmed/);
  });
});
