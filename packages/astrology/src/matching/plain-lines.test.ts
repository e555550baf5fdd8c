import { describe, expect, it } from 'vitest';
import { allPoints } from '../point';
import { fleschEase } from '../reference/reading-ease';
import { categorySignificators } from './category-significators';
import { eventKind, kindWords, type EventKind } from './kind-words';
import { otherSideLine, plainDayLine, plainLine } from './plain-lines';

const kinds = Object.keys(kindWords) as EventKind[];
const tones = [true, false];
const topics = allPoints.flatMap((natalPoint) =>
  [...allPoints, null].flatMap((eventPoint) => tones.map((helps) => ({ natalPoint, eventPoint, helps }))),
);
const linesOf = (kind: EventKind, firstName?: string) => [
  ...topics.map((topic) => plainLine(topic, kind, firstName)),
  ...tones.map((helps) => plainDayLine(helps, kind)),
  ...tones.flatMap((helps) =>
    [...allPoints, null].map((eventPoint) => otherSideLine({ natalPoint: 'Sun', eventPoint, helps }, kind, firstName)),
  ),
];

/** Words that only readers of charts know. */
const technical =
  /\b(sun|moon|mercury|venus|mars|ascendant|rising|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|conjunction|semi-sextile|sextile|square|trine|quincunx|opposition|aspect|orb|retrograde|natal|chart|sign|signif\w+|domicile|transit|zodiac|planets?|degrees?|exact)\b|°/i;

describe('a plain line', () => {
  it.each(kinds)('reads easily and has no technical word: %s', (kind) => {
    const lines = [...linesOf(kind), ...linesOf(kind, 'Théo')];
    expect(lines.filter((line) => technical.test(line))).toEqual([]);
    expect(lines.filter((line) => fleschEase(line) < 60)).toEqual([]);
    expect(lines.filter((line) => !/^[A-Z].*[^{}]\.$/.test(line) || line.includes('{'))).toEqual([]);
  });

  it.each(kinds)('is said of one thing only: %s', (kind) => {
    const lines = linesOf(kind);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('speaks of the kind of event', () => {
    const pace = { natalPoint: 'Mars', eventPoint: 'Mars', helps: false } as const;
    expect(plainLine(pace, 'Outdoor & Nature')).toBe('Your drive and the pace outdoors don’t quite line up.');
    expect(plainLine(pace, 'Music & Concerts')).toBe('Your drive and the beat don’t quite line up.');
    expect(plainLine(pace, 'any', 'Théo')).toBe('Théo’s drive and the pace of the day don’t quite line up.');
    expect(plainLine({ ...pace, eventPoint: null, helps: true }, 'Music & Concerts')).toBe(
      'Live music gives your drive a place to go.',
    );
    expect(plainDayLine(false, 'Romantic & Dating')).toBe('It’s a tougher day for a date, for everyone.');
  });

  it('never says "you" of a dependent', () => {
    for (const kind of kinds)
      for (const topic of topics.filter(({ eventPoint }) => eventPoint !== 'Mercury'))
        expect(plainLine(topic, kind, 'Théo')).not.toMatch(/\byou/i);
  });
});

describe('the kind of an event', () => {
  it('is the event type its category is, or is most like', () => {
    for (const name of Object.keys(categorySignificators)) expect(eventKind(name)).toBe(name);
    expect(eventKind('Night trekking')).toBe('Outdoor & Nature');
    expect(eventKind('Falconry')).toBe('any');
  });
});

describe('reading ease', () => {
  it.each([
    ['The cat sat on the mat.', 116],
    ['The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.', 24],
  ])('of "%s" is about %d, as published', (sentence, published) => {
    expect(Math.abs(fleschEase(sentence) - published)).toBeLessThan(14);
  });
});
