import { eventTraits } from '@ascendant/domain/event/traits/event-traits';
import { describe, expect, it } from 'vitest';
import { byPoint } from '../point';
import { chartOfReference, reference, referenceEvents, referencePeople } from '../reference/matches.golden';
import { norm, signAt } from '../zodiac';
import { eventQuality } from './event-quality';
import type { MatchPerson } from './match-person';
import { vectorOfSamples } from './person-vector';
import { reasonsApart, worthSaying } from './reason-sentence';
import { headlineOf, matchReasons } from './reasons';
import { qualityReason } from './score-lines';
import { contributionSentence } from './sentences';

const traits = eventTraits({
  title: 'An evening out',
  text: '',
  kind: 'any',
  features: [],
  startDate: '2027-05-01',
  startTime: '18:00',
  endTime: '21:00',
  durationDays: 1,
  latitude: 51,
  capacity: 40,
  difficulty: 0,
});
const people: MatchPerson[] = referencePeople.map((vector, i) => ({ vector, chart: chartOfReference(i) }));
const pairs = reference.matches.map(({ person, event }) => ({
  person: people[person]!,
  event: referenceEvents[event]!,
  traits,
}));

/** The sentence about a person's Sun, this many degrees from the Sun of the first reference event, which is in Pisces. */
function sunSentence(separation: number, person: Pick<MatchPerson, 'firstName'> = {}): string {
  const { chart } = referenceEvents[0]!;
  const longitude = norm(chart.points.Sun.lon! + separation);
  const birth = chartOfReference(0);
  const Sun = { ...birth.points.Sun, lon: longitude, signs: [[signAt(longitude), 1] as const] };
  const owner: MatchPerson = {
    ...person,
    vector: vectorOfSamples(byPoint((point) => (point === 'Sun' ? [longitude] : []))),
    chart: { ...birth, points: { ...birth.points, Sun } },
  };
  const contribution = { natalPoint: 'Sun', eventPoint: 'Sun', significator: null, share: 0.5 } as const;
  return contributionSentence(contribution, owner, { chart, owner: "the event's" });
}

describe('the headline', () => {
  it.each([
    [8, 'Perfect alignment with your energy'],
    [7.9, 'Good compatibility'],
    [6, 'Good compatibility'],
    [5.9, 'Moderate compatibility'],
  ])('for a score of %d is "%s"', (score, headline) => {
    expect(headlineOf(score, {})).toBe(headline);
  });

  it('names a dependent', () => {
    expect(headlineOf(9, { firstName: 'Maya' })).toBe("Perfect alignment with Maya's energy");
  });
});

describe('the reasons of a match', () => {
  it('have the same score as the match', () => {
    for (const [i, pair] of pairs.entries()) {
      expect(matchReasons(pair).matchScore).toBe(reference.matches[i]!.matchScore);
    }
  });

  it('have the two largest contributions and the most negative from 6 up, and the other way round below 6; after the first, in the order of what they add', () => {
    for (const pair of pairs) {
      const shares = reasonsApart(pair.person, pair.event)
        .map(({ share }) => share)
        .sort((a, b) => b - a);
      const supporting = shares.filter((share) => share > worthSaying);
      const straining = shares.filter((share) => share < -worthSaying).sort((a, b) => a - b);
      const reasons = matchReasons(pair);
      const expected =
        reasons.matchScore >= 6
          ? [...supporting.slice(0, 2), ...straining.slice(0, 1)]
          : [...straining.slice(0, 2), ...supporting.slice(0, 1)];
      const told = reasons.sum.lines.filter(({ natalPoint }) => natalPoint !== null).map(({ share }) => share);
      expect(told.slice(0, 1)).toEqual(expected.slice(0, 1));
      expect(told).toEqual(expect.arrayContaining(expected));
      const after = reasons.sum.lines.slice(1).map(({ share }) => Math.abs(share));
      expect(after).toEqual(after.toSorted((a, b) => b - a));
    }
  });

  it('say in the technical line what the significator of the kind of event suits', () => {
    const lines = pairs
      .flatMap((pair) => matchReasons(pair).sum.lines)
      .filter(({ natalPoint, eventPoint }) => natalPoint !== null && eventPoint === null)
      .filter(({ astronomy }) => !astronomy.includes(' And '));
    expect(lines.length).toBeGreaterThan(3);
    for (const { astronomy, share } of lines) {
      const verb = share > 0 ? 'suits' : 'is at odds with';
      expect(astronomy).toMatch(
        new RegExp(`^Your \\w+ (in \\w+|\\(.+\\)) ${verb} this kind of event, which \\w+ signifies\\.$`),
      );
    }
  });

  it('name a dependent', () => {
    const [pair] = pairs;
    const { text } = matchReasons({ ...pair!, person: { ...pair!.person, firstName: 'Maya' } });
    expect(text).toContain('Maya');
    expect(text).not.toMatch(/\byour?\b/i);
  });

  it('name an uncertain point with its candidates and without degrees', () => {
    const texts = pairs
      .filter(({ person }) => person === people[5])
      .flatMap((pair) => matchReasons(pair).sum.lines.map(({ astronomy }) => astronomy));
    const moon = texts.find((text) => text.startsWith('Your Moon'));
    expect(moon).toMatch(/^Your Moon (\(Libra or Scorpio\)|in Libra) (forms an approximate|suits|is at odds)/);
  });

  it('speak of no topic twice: of the event as a whole in one line at most, and then of the person alone', () => {
    for (const pair of pairs) {
      const { lines } = matchReasons(pair).sum;
      const ofPerson = lines.filter(({ natalPoint }) => natalPoint !== null);
      expect(ofPerson.filter(({ predicate }) => /\{it\}/i.test(predicate)).length).toBeLessThanOrEqual(1);
    }
  });

  it('form one paragraph that begins with the headline and contains every plain line', () => {
    for (const pair of pairs) {
      const { text, headline, sum, range } = matchReasons(pair);
      const parts = [`${headline}.`, ...sum.lines.map((line) => line.text), range?.question];
      expect(text).toBe(parts.filter((part) => typeof part === 'string').join(' '));
    }
  });
});

describe('the quality of the sky', () => {
  it('is mentioned only beyond 0.2, with its largest term on that side', () => {
    const spoken = referenceEvents.filter((event) => qualityReason(event) !== null);
    expect(spoken.length).toBeGreaterThan(1);
    for (const event of referenceEvents) {
      const value = eventQuality(event.chart, event.mix);
      const reason = qualityReason(event);
      if (Math.abs(value) <= 0.2) expect(reason).toBeNull();
      else
        expect(reason?.text).toMatch(
          value > 0 ? /^The sky itself is supportive that day: / : /^The sky itself is demanding that day: /,
        );
    }
    expect(qualityReason(referenceEvents[0]!)?.value).toBeCloseTo(-0.207345, 5);
  });
});

describe('the sentence about a pair', () => {
  const sun = "with the event's Sun in Pisces (purpose and visibility)";
  it.each([
    [0.5, `Your Sun in Pisces forms a conjunction ${sun}, 0.5° from exact.`],
    [31, `Your Sun in Aries forms a semi-sextile ${sun}, 1.0° from exact.`],
    [-60, `Your Sun in Capricorn forms a sextile ${sun}, 0.0° from exact.`],
    [-90, `Your Sun in Sagittarius forms a square ${sun}, 0.0° from exact.`],
    [111.8, `Your Sun in Cancer forms a trine ${sun}, 8.2° from exact.`],
    [148, `Your Sun in Leo forms a quincunx ${sun}, 2.0° from exact.`],
    [180, `Your Sun in Virgo forms an opposition ${sun}, 0.0° from exact.`],
  ])('names the nearest aspect at %d degrees', (separation, sentence) => {
    expect(sunSentence(separation)).toBe(sentence);
  });

  it('calls an aspect loose beyond 10 degrees from exact', () => {
    expect(sunSentence(-99.9)).toBe(`Your Sun in Sagittarius forms a square ${sun}, 9.9° from exact.`);
    expect(sunSentence(-100.1)).toBe(`Your Sun in Sagittarius forms a loose square ${sun}, 10.1° from exact.`);
  });

  it('says whose point it is', () => {
    expect(sunSentence(0.5, { firstName: 'Maya' })).toMatch(/^Maya's Sun in Pisces/);
  });
});
