import { describe, expect, it } from 'vitest';
import { chartAt } from '../chart/event-chart';
import { addDays } from '../day';
import type { Planet } from '../point';
import { chartOfReference, referencePeople } from '../reference/matches.golden';
import { signAt } from '../zodiac';
import { neutralMix } from './category-mix';
import { contributions } from './contributions';
import { dayReason } from './day-reason';
import { noonOf } from './good-days';
import { dayLine } from './lines/day-lines';
import { isWellKnown, type MatchPerson } from './match-person';

const people: MatchPerson[] = referencePeople.map((vector, i) => ({ vector, chart: chartOfReference(i) }));
const days = Array.from({ length: 40 }, (_, i) => addDays('2027-03-01', i * 9));

describe('the reason of a day', () => {
  it('names the sign the Moon is in at noon', () => {
    for (const day of days) {
      const chart = chartAt(noonOf(day), null);
      const { lon } = chart.points.Moon;
      expect(dayReason(people[0]!, chart).moonSign).toBe(signAt(lon!));
    }
  });

  it('names what adds most to the score among the points that are known well enough', () => {
    for (const person of people) {
      for (const day of days) {
        const chart = chartAt(noonOf(day), null);
        const known = contributions(person.vector, { chart, mix: neutralMix }, { domiciles: false }).filter(
          ({ natalPoint }) => isWellKnown(person, natalPoint),
        );
        const best = known.reduce((most, each) => (each.share > most.share ? each : most));
        const { text, astronomy } = dayReason(person, chart);
        if (best.share <= 0) expect([text, astronomy]).toEqual([null, null]);
        else {
          const { natalPoint, eventPoint } = best;
          expect(text).toBe(dayLine(natalPoint, eventPoint as Planet, true));
          expect(astronomy).toMatch(
            new RegExp(`^${best.eventPoint} in .* your ${best.natalPoint.replace('Asc', 'rising sign')}$`),
          );
        }
      }
    }
  });
});
