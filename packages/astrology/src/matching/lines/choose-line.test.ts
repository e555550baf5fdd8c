import { signNames } from '@ascendant/domain/chart/chart-points';
import { eventTraits } from '@ascendant/domain/event/traits/event-traits';
import { traitNames } from '@ascendant/domain/event/traits/trait-names';
import { describe, expect, it } from 'vitest';
import { allPlanets, allPoints } from '../../point';
import { fleschEase } from '../../reference/reading-ease';
import { elementOf } from '../../zodiac';
import { categorySignificators } from '../category-significators';
import { eventKind } from '../event-kind';
import {
  everyonesLine,
  everyonesLines,
  occasionLines,
  personLines,
  plainLines,
  traitLines,
  type LineRequest,
} from './choose-line';
import { dayLine } from './day-lines';

const dinner = eventTraits({
  title: 'Harvest Table',
  text: 'Seven unhurried courses.',
  kind: 'Food & Drink',
  features: ['Dinner'],
  startDate: '2027-09-25',
  startTime: '18:10',
  endTime: '22:00',
  durationDays: 1,
  latitude: 44,
  capacity: 12,
  difficulty: 0,
});
const ask = (request: Partial<LineRequest> = {}) =>
  plainLines({ natalPoint: 'Moon', eventPoint: 'Moon', helps: true, elements: ['water'], event: dinner, ...request });

const tones = ['helps', 'strains'] as const;
const ofTraits = Object.values(traitLines).flatMap((lines) => tones.flatMap((tone) => Object.values(lines[tone])));
const whole = [occasionLines, personLines].flatMap((lines) =>
  allPoints.flatMap((point) => tones.flatMap((tone) => lines[point][tone])),
);
const ofDays = allPoints.flatMap((point) =>
  allPlanets.flatMap((planet) => [true, false].map((helps) => dayLine(point, planet, helps))),
);
const filled = (text: string) =>
  text
    .replace('{n}', '12')
    .replace('{days}', 'five days')
    .replace('{Days}', 'Five days')
    .replace('{it}', 'a long walk')
    .replace('{It}', 'A long walk')
    .replaceAll('{name}', 'Ann');

/** Words that only readers of charts know. */
const technical =
  /\b(sun|moon|mercury|venus|mars|ascendant|rising|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|conjunction|semi-sextile|sextile|square|trine|quincunx|opposition|aspect|orb|retrograde|natal|chart|sign|signif\w+|domicile|transit|zodiac|planets?|degrees?|exact)\b|°/i;

describe('a plain line', () => {
  it('reads easily, has no technical word and is short', () => {
    const all = [
      ...ofTraits,
      ...whole.flatMap(({ you, other }) => [you, other]),
      ...Object.values(everyonesLines).flat(),
      ...ofDays,
    ];
    const texts = all.map(filled);
    expect(texts.filter((text) => technical.test(text))).toEqual([]);
    expect(texts.filter((text) => fleschEase(text) < 60)).toEqual([]);
    expect(texts.filter((text) => !/^[A-Z].*[^{}]\.$/.test(text) || text.includes('{'))).toEqual([]);
    expect(texts.filter((text) => text.split(' ').length > 16)).toEqual([]);
  });

  it('is said of one trait, point and tone only', () => {
    const all = [...ofTraits, ...whole.map(({ you }) => you)];
    expect(all.filter((text, i) => all.indexOf(text) !== i)).toEqual([]);
    expect(ofDays.filter((text, i) => ofDays.indexOf(text) !== i)).toEqual([]);
  });

  it('speaks to the person, or of the dependent', () => {
    expect([...ofTraits, ...whole.map(({ you }) => you)].filter((text) => !/\byou/i.test(text))).toEqual([]);
    expect(whole.filter(({ other }) => /\byou/i.test(other) || !other.includes('{name}'))).toEqual([]);
    expect(ofDays.filter((text) => /\byou/i.test(text))).toEqual([]);
  });

  it('is there for every trait', () => {
    expect(Object.keys(traitLines).toSorted()).toEqual(traitNames.toSorted());
  });

  it('is of a point, and liked by elements', () => {
    const keys = Object.values(traitLines).flatMap(({ likes, helps, strains }) => [
      ...likes,
      ...Object.keys({ ...helps, ...strains }),
    ]);
    expect(new Set(keys)).toEqual(new Set([...allPoints, ...signNames.map(elementOf)]));
  });

  it('names what the event is and what the sign likes', () => {
    const texts = ask().map(({ text }) => text);
    expect(texts).toContain('A small group, so you can relax.');
    expect(texts).toContain('Nothing relaxes you like a good dinner.');
    expect(texts).toContain('A slow dinner will do you good.');
    expect(ask({ natalPoint: 'Sun' }).map(({ text }) => text)).toContain('A slow dinner is just your kind of thing.');
  });

  it('speaks against what the sign doesn’t like, and for nothing that it doesn’t', () => {
    const texts = ask({ elements: ['fire'], helps: false }).map(({ text }) => text);
    expect(texts).toContain('You can’t hide in a group of 12, and sometimes you’d like to.');
    expect(ask({ elements: ['fire'] }).map(({ text }) => text)).not.toContain('A small group, so you can relax.');
  });

  it('must be true of every sign the point may be in', () => {
    const likesIt = (elements: LineRequest['elements']) =>
      ask({ elements }).some(({ text }) => text === 'A small group, so you can relax.');
    expect(likesIt(['water', 'earth'])).toBe(true);
    expect(likesIt(['water', 'fire'])).toBe(false);
  });

  it('is always the same for the same event and point', () => {
    expect(ask()).toEqual(ask());
  });

  it('names a dependent', () => {
    for (const helps of [true, false])
      for (const { text } of ask({ firstName: 'Théo', helps })) expect(text).toMatch(/^(?!.*\byou).*Théo/i);
  });

  it('says what the day does for everyone', () => {
    for (const helps of [true, false]) expect(everyonesLine(helps, dinner).text).toMatch(/everyone|anyone/i);
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
