import { describe, expect, it } from 'vitest';
import { eventChart } from '../chart/event-chart';
import { natalChart } from '../chart/natal-chart';
import { matchingPage as page, matchingTable as table } from '../reference/matching-page.golden';
import type { BirthTime } from '../time/birth-time';
import { ianaZones } from '../time/iana-zones';
import { categoryMix, namedCategory } from './category-mix';
import { contributions } from './contributions';
import { eventQuality } from './event-quality';
import { eventVector } from './event-vector';
import { groupScore } from './group';
import { personVector } from './person-vector';
import { match, matchScore } from './score';

const halifax = {
  id: 6_324_729,
  name: 'Halifax',
  region: 'Nova Scotia',
  countryCode: 'CA',
  lat: 44.64533,
  lon: -63.57239,
  zone: 'America/Halifax',
};
const maya = (time: BirthTime) =>
  personVector(
    natalChart(
      { date: '1987-02-09', time, city: 'Halifax', country: 'Canada', place: halifax, countryZones: [] },
      ianaZones,
    ),
  );
const banff = { lat: 51.17622, lon: -115.56982 };
const trek = {
  chart: eventChart({ date: '2027-07-02', time: '04:45', zone: 'America/Edmonton', place: banff }, ianaZones),
  mix: categoryMix(namedCategory('Outdoor & Nature')),
};
const trekVector = eventVector(trek.chart, trek.mix);
const known: BirthTime = { type: 'exact', at: '06:45' };
const called = (point: string): string => (point === 'Asc' ? 'rising sign' : point);

describe('docs/rules/matching.md', () => {
  it('states the scores that the program computes from z', () => {
    expect(table('z').map(([z, score]) => [z, score])).toEqual(
      [-3, -2, -1, 0, 1, 2, 3].map((z) => [String(z), matchScore(z).toFixed(1)]),
    );
  });

  it('breaks the score of the story down the way the program does', () => {
    const parts = contributions(maya(known), trek).sort((a, b) => Math.abs(b.share) - Math.abs(a.share));
    const largest = parts.slice(0, 5);
    const others = parts.slice(5).reduce((sum, { share }) => sum + share, 0);
    const { z, matchScore: score } = match(maya(known), trekVector);
    expect(table('what')).toEqual([
      ...largest.map(({ natalPoint, eventPoint, share }) => [
        `her ${called(natalPoint)} with the event's ${eventPoint}`,
        share.toFixed(3),
      ]),
      ['all other pairs, and the kind of event', others.toFixed(3)],
      ['the day itself', eventQuality(trek.chart, trek.mix).toFixed(3)],
      ['z', z.toFixed(3)],
    ]);
    expect(page).toContain(`a score of **${score.toFixed(1)}**`);
  });

  it('states the scores the program gives when something is unknown', () => {
    const times: Record<string, BirthTime> = {
      '06:45': known,
      'in the evening': { type: 'period', period: 'evening' },
      unknown: { type: 'unknown' },
    };
    const scores = Object.entries(times).map(([name, time]) => [
      name,
      match(maya(time), trekVector).matchScore.toFixed(1),
    ]);
    expect(table("Maya's birth time")).toEqual(scores);
  });

  it('states the score the program gives the group', () => {
    const shown = (score: number): string => score.toFixed(1);
    const [happy, unhappy] = [1.2, -1];
    expect(page).toContain(
      `With ${shown(matchScore(happy))} and ${shown(matchScore(unhappy))} a group has ${shown(groupScore([happy, unhappy]))}`,
    );
  });
});
