import { signNames } from '@ascendant/domain/chart/chart-points';
import { describe, expect, it } from 'vitest';
import { allPoints, type Point } from '../point';
import { randomBirth, seeded } from '../reference/chance.golden';
import { birthPeriods, type BirthTime } from '../time/birth-time';
import { ianaZones } from '../time/iana-zones';
import type { Sign } from '../zodiac';
import type { BirthChart } from './birth-chart';
import { natalChart } from './natal-chart';
import { signColumns, signText } from './sign-text';

/** The phrases by which the screens recognize an unknown sign. Source: specification 2, section 4 (States and transitions). */
const hedges = ['cannot be determined', 'may be', 'without the exact time'];

const times: BirthTime[] = [
  { type: 'unknown' },
  { type: 'exact', at: '13:20' },
  ...birthPeriods.map((period): BirthTime => ({ type: 'period', period })),
];

describe('the text of a sign column', () => {
  it('is the bare sign when it is certain and hedged in lower case when it is not', () => {
    const chance = seeded(1);
    for (const time of times) {
      for (let i = 0; i < 40; i++) {
        const birth = randomBirth(chance, time);
        const place = i % 4 === 0 ? null : birth.place;
        const chart = natalChart({ ...birth, place, countryZones: [birth.place!.zone] }, ianaZones).birthChart;
        for (const point of allPoints) {
          const text = signText(point, chart);
          const isHedged = hedges.some((hedge) => text.includes(hedge));
          expect(isHedged, text).toBe(!chart.points[point].certain);
          expect((signNames as readonly string[]).includes(text), text).toBe(chart.points[point].certain);
        }
      }
    }
  });

  it.each<[Point, Sign[], string]>([
    ['Sun', ['Leo'], 'Leo'],
    ['Sun', ['Leo', 'Virgo'], 'Leo or Virgo: cannot be determined without the exact time of birth'],
    ['Asc', ['Leo', 'Virgo', 'Libra'], 'Leo, Virgo or Libra: cannot be determined without the exact time of birth'],
    [
      'Asc',
      ['Leo', 'Virgo', 'Libra', 'Scorpio'],
      'The rising sign cannot be determined without the exact time of birth',
    ],
    [
      'Moon',
      ['Leo', 'Virgo', 'Libra', 'Scorpio'],
      'The Moon sign cannot be determined without the exact time of birth',
    ],
  ])('%s with the candidates %j reads "%s"', (point, signs, text) => {
    const chart = natalChart(randomBirth(seeded(2), { type: 'unknown' }), ianaZones).birthChart;
    expect(signText(point, withSigns(chart, point, signs))).toBe(text);
  });

  it("says that the city wasn't recognized when there's no place for the rising sign", () => {
    const birth = randomBirth(seeded(3), { type: 'exact', at: '10:00' });
    const { birthChart } = natalChart({ ...birth, place: null, countryZones: ['Asia/Tokyo'] }, ianaZones);
    expect(signColumns(birthChart).risingSign).toBe(
      'The rising sign cannot be determined: the city of birth was not recognised',
    );
    expect(signNames).toContain(signColumns(birthChart).sunSign);
  });

  it("doesn't ask for a known time when the Moon sign is uncertain because of the place", () => {
    const birth = randomBirth(seeded(3), { type: 'exact', at: '10:00' });
    const { birthChart } = natalChart({ ...birth, place: null, countryZones: [] }, ianaZones);
    expect(signText('Moon', withSigns(birthChart, 'Moon', ['Leo', 'Virgo']))).toBe(
      'The Moon sign cannot be determined: the city of birth was not recognised',
    );
  });
});

function withSigns(chart: BirthChart, point: Point, signs: readonly Sign[]): BirthChart {
  const shares = signs.map((sign): [Sign, number] => [sign, 1 / signs.length]);
  const placement = { ...chart.points[point], signs: shares, certain: signs.length === 1 };
  return { ...chart, points: { ...chart.points, [point]: placement } };
}
