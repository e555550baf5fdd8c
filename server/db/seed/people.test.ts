import { isCalendarDay } from '@ascendant/domain/calendar-day';
import { birthTimeType } from '@ascendant/domain/person/birth-time';
import { describe, expect, it } from 'vitest';
import { demoUsernames } from './demo-accounts';
import { demoBookings, demoReviews, discountCodes } from './demo-bookings';
import { cancelReasons, returnReasons } from './event-outcomes';
import { demoEvents } from './events/all-events';
import { lessAppealingAnswers, likedAnswers } from './feedback-answers';
import { moreTravellers } from './more-travellers';
import { organizers } from './organizers';
import { reviews } from './reviews';
import { seededRandom } from './seeded-random';
import { travellers } from './travellers';

const everybody = [...travellers, ...moreTravellers()];
const events = demoEvents.flatMap(({ events }) => events);
const pastKeys = events.filter(({ starts }) => 'past' in starts).map(({ key }) => key);
const keysOf = (status: string) => events.filter((event) => event.status === status).map(({ key }) => key);

describe('the travellers of the demo', () => {
  it('are sixty people we wrote, and more with generated names', () => {
    expect(travellers).toHaveLength(60);
    const usernames = [...everybody, ...organizers].map(({ username }) => username);
    expect(new Set(usernames).size).toBe(usernames.length);
    for (const username of usernames) expect(username).toMatch(/^[a-z0-9._-]{3,32}$/);
  });

  it('include the demo traveller, and the demo organizer is among the organizers', () => {
    expect(demoUsernames).toEqual([travellers[0]!.username, organizers[0].username, 'admin']);
  });

  it('have real birth dates, with exact, approximate and unknown times', () => {
    const births = everybody.flatMap(({ birth, dependents }) => [birth, ...dependents.map((person) => person.birth)]);
    for (const { date } of births) expect(isCalendarDay(date)).toBe(true);
    expect(new Set(births.map(({ time }) => birthTimeType(time)))).toEqual(new Set(['exact', 'period', 'unknown']));
  });

  it('about twenty of the sixty have dependents, children among them', () => {
    const families = travellers.filter(({ dependents }) => dependents.length > 0);
    expect(families.length).toBeGreaterThanOrEqual(20);
    expect(
      families.filter(({ dependents }) => dependents.some((one) => one.relationshipType === 'child')).length,
    ).toBeGreaterThan(15);
    expect(travellers.filter(({ address }) => address).length).toBeGreaterThan(8);
  });

  it('are the same people every time', () => {
    expect(moreTravellers()).toEqual(moreTravellers());
    expect(seededRandom('one').next()).toBe(seededRandom('one').next());
    expect(seededRandom('one').next()).not.toBe(seededRandom('another').next());
  });
});

describe('what the demo says about its events', () => {
  it('reviews are of past events, several for each, and no comment appears twice', () => {
    expect(new Set(Object.keys(reviews))).toEqual(new Set(pastKeys));
    const comments = Object.values(reviews).flatMap((list) => list.map(({ comment }) => comment));
    expect(new Set(comments).size).toBe(comments.length);
    for (const list of Object.values(reviews)) expect(list.length).toBeGreaterThanOrEqual(3);
    for (const [key, index] of Object.entries(demoReviews)) expect(reviews[key]?.[index]).toBeDefined();
  });

  it('every cancelled event says why, and returned events are drafts', () => {
    expect(new Set(Object.keys(cancelReasons))).toEqual(new Set(keysOf('cancelled')));
    for (const key of Object.keys(returnReasons)) expect(keysOf('draft')).toContain(key);
  });

  it("the demo's bookings and codes are for published events", () => {
    const published = keysOf('published');
    for (const { eventKey } of [...demoBookings, ...discountCodes]) expect(published).toContain(eventKey);
    const codes = discountCodes.map(({ code }) => code);
    for (const { discountCode } of demoBookings) if (discountCode) expect(codes).toContain(discountCode);
  });

  it('feedback has answers for both sets of three questions', () => {
    for (const pools of [likedAnswers, lessAppealingAnswers]) {
      for (const pool of Object.values(pools)) expect(pool.length).toBeGreaterThanOrEqual(8);
    }
  });
});
