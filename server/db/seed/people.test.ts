import { feedbackQuestionCount, questionSets } from '@ascendant/domain/opinion/feedback';
import { birthTimeType } from '@ascendant/domain/person/birth-time';
import { describe, expect, it } from 'vitest';
import { demoUsernames } from './demo-accounts';
import { readDemoBookings, readDiscountCodes } from './demo-bookings';
import { readDemoEvents } from './event-content';
import { readFeedbackAnswers } from './feedback-answers';
import { moreTravellers } from './more-travellers';
import { readOrganizers } from './organizers';
import { readReviews } from './reviews';
import { seededRandom } from './seeded-random';
import { readTravellers } from './traveller-content';

const travellers = readTravellers();
const organizers = readOrganizers();
const everybody = [...travellers, ...moreTravellers(travellers)];
const events = readDemoEvents();

describe('the travellers of the demo', () => {
  it('are sixty people we wrote, and more with generated names', () => {
    expect(travellers).toHaveLength(60);
    const usernames = [...everybody, ...organizers].map(({ username }) => username);
    expect(usernames.filter((username, index) => usernames.indexOf(username) !== index)).toEqual([]);
    expect(usernames.filter((username) => !/^[a-z0-9._-]{3,32}$/.test(username))).toEqual([]);
  });

  it('include the demo traveller, and the demo organizer is among the organizers', () => {
    expect(demoUsernames).toEqual([travellers[0]?.username, organizers[0]?.username, 'admin']);
  });

  it('have exact, approximate and unknown times of birth', () => {
    const births = everybody.flatMap(({ birth, dependents }) => [birth, ...dependents.map((person) => person.birth)]);
    expect(new Set(births.map(({ time }) => birthTimeType(time)))).toEqual(new Set(['exact', 'period', 'unknown']));
  });

  it('about twenty of the sixty have dependents, children among them', () => {
    const families = travellers.filter(({ dependents }) => dependents.length > 0);
    const parents = families.filter(({ dependents }) => dependents.some((one) => one.relationshipType === 'child'));
    expect(families.length).toBeGreaterThanOrEqual(20);
    expect(parents.length).toBeGreaterThan(15);
    expect(travellers.filter(({ address }) => address).length).toBeGreaterThan(8);
  });

  it('are the same people every time', () => {
    expect(moreTravellers(travellers)).toEqual(moreTravellers(travellers));
    expect(seededRandom('one').next()).toBe(seededRandom('one').next());
    expect(seededRandom('one').next()).not.toBe(seededRandom('another').next());
  });
});

describe('what the demo says about its events', () => {
  it('reviews are of past events, at least three of each, and no comment appears twice', () => {
    const reviews = readReviews();
    const past = events.filter(({ starts }) => 'past' in starts).map(({ key }) => key);
    expect(new Set(reviews.map(({ event }) => event))).toEqual(new Set(past));
    expect(past.filter((key) => reviews.filter(({ event }) => event === key).length < 3)).toEqual([]);
    expect(new Set(reviews.map(({ comment }) => comment)).size).toBe(reviews.length);
    const hers = reviews.filter(({ byTraveller }) => byTraveller).map(({ event }) => event);
    expect(hers).toEqual(['burntcoat-floor', 'halifax-cold-plunge']);
  });

  it("the demo's bookings and codes are for published events", () => {
    const published = new Set(events.filter(({ status }) => status === 'published').map(({ key }) => key));
    const [bookings, codes] = [readDemoBookings(), readDiscountCodes()];
    expect([...bookings, ...codes].filter(({ event }) => !published.has(event))).toEqual([]);
    const known = new Set([null, ...codes.map(({ code }) => code)]);
    expect(bookings.filter(({ discountCode }) => !known.has(discountCode))).toEqual([]);
    const family = new Set(travellers[0]?.dependents.map(({ firstName }) => firstName));
    expect(bookings.flatMap((booking) => booking.with).filter((name) => !family.has(name))).toEqual([]);
  });

  it('feedback has answers for both sets of three questions', () => {
    const answers = readFeedbackAnswers();
    for (const set of questionSets)
      for (let question = 1; question <= feedbackQuestionCount; question++)
        expect(answers.filter((each) => each.set === set && each.question === question).length).toBeGreaterThanOrEqual(
          8,
        );
  });
});
