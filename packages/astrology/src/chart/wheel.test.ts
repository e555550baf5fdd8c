import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diff, norm } from '../angle';
import { contributions } from '../matching/contributions';
import { matchWheel } from '../matching/match-wheel';
import { personVector } from '../matching/person-vector';
import { WORTH_SAYING } from '../matching/reasons';
import { POINTS, type Point } from '../point';
import { randomBirth, seeded } from '../reference/chance.golden';
import { REFERENCE_EVENTS } from '../reference/matches.golden';
import { IANA_ZONES } from '../time/iana-zones';
import type { BirthTime } from '../time/birth-time';
import { degreesInSign } from '../zodiac';
import { natalChart } from './natal-chart';
import { placementRows } from './placement-table';
import { projection, spread } from './wheel-geometry';
import { natalWheel } from './wheel-layout';

function personOf(time: BirthTime, seed: number) {
  const chart = natalChart(randomBirth(seeded(seed), time), IANA_ZONES);
  return { vector: personVector(chart), chart: chart.birthChart };
}
const EXACT: BirthTime = { type: 'exact', at: '05:20' };
const EVENING: BirthTime = { type: 'period', period: 'evening' };

describe('glyphs', () => {
  const longitudes = fc.array(
    fc.integer({ min: 0, max: 3599 }).map((tenths) => tenths / 10),
    { maxLength: 6 },
  );

  it('are drawn at least 13 degrees apart, give or take a hundredth', () => {
    fc.assert(
      fc.property(longitudes, (points) => {
        const drawn = spread(points, 13).sort((a, b) => a - b);
        drawn.forEach((at, i) => {
          const next = drawn[(i + 1) % drawn.length]!;
          if (drawn.length > 1) expect(norm(next - at)).toBeGreaterThan(12.99);
        });
      }),
      { seed: 1, numRuns: 2000 },
    );
  });

  it('keep their order around the circle', () => {
    fc.assert(
      fc.property(longitudes, (points) => {
        const order = points.map((_, i) => i).sort((a, b) => points[a]! - points[b]!);
        const drawn = spread(points, 13);
        const steps = order.map((i, k) => norm(drawn[order[(k + 1) % order.length]!]! - drawn[i]!));
        if (points.length > 1) expect(steps.reduce((a, b) => a + b, 0)).toBeCloseTo(360, 6);
      }),
      { seed: 2, numRuns: 2000 },
    );
  });

  it('stay where they are when there is room', () => {
    expect(spread([10, 200, 100], 13)).toEqual([10, 200, 100]);
    expect(spread([10, 200], 13)).toEqual([10, 200]);
    expect(spread([], 13)).toEqual([]);
  });

  it('of two neighbours move apart evenly, also across Aries', () => {
    expect(spread([100, 105], 13)).toEqual([96, 109]);
    expect(spread([358, 2], 13).map((at) => Math.round(at * 10) / 10)).toEqual([353.5, 6.5]);
  });
});

describe('the projection', () => {
  it('has the left longitude at nine o’clock and runs counter-clockwise', () => {
    const at = projection({ centre: 200, left: 30 });
    expect(at(30, 100)).toEqual({ x: 100, y: 200 });
    expect(at(120, 100)).toEqual({ x: 200, y: 300 });
    expect(at(210, 100)).toEqual({ x: 300, y: 200 });
    expect(at(300, 100)).toEqual({ x: 200, y: 100 });
  });
});

describe('the wheel of a birth', () => {
  it('turns so that a certain ascendant stands at nine o’clock, with its horizon and label', () => {
    const wheel = natalWheel(personOf(EXACT, 5));
    const ascendant = wheel.glyphs.find(({ point }) => point === 'Asc')!;
    expect(ascendant.dot).toEqual({ x: 92, y: 200 });
    expect(wheel.ascendant?.horizon).toBe('M42 200L358 200');
    expect(wheel.ascendant?.label?.x).toBeLessThan(10);
    expect(wheel.glyphs).toHaveLength(6);
    expect(wheel.signs).toHaveLength(12);
  });

  it('has Aries at the left, no horizon and a dotted arc when the rising sign is open', () => {
    const wheel = natalWheel(personOf(EVENING, 5));
    expect(wheel.ascendant).toBeNull();
    expect(wheel.signs[0]).toMatchObject({ sign: 'Aries' });
    expect(wheel.signs[0]!.path.startsWith('M10 200A190')).toBe(true);
    const ascendant = wheel.glyphs.find(({ point }) => point === 'Asc')!;
    expect(ascendant.open?.arc).toMatch(/^M[\d.]+ [\d.]+A143 143 0 [01] 0 [\d.]+ [\d.]+$/);
    expect(ascendant.dot).toBeNull();
    expect(wheel.lines.some(({ from, to }) => from.point === 'Asc' || to.point === 'Asc')).toBe(false);
  });

  it('leaves out an ascendant that may be anywhere', () => {
    const wheel = natalWheel(personOf({ type: 'unknown' }, 5));
    expect(wheel.unplaced).toEqual(['Asc']);
    expect(wheel.glyphs.some(({ point }) => point === 'Asc')).toBe(false);
    expect(wheel.description).toContain('Rising not known');
  });

  it('draws exactly the aspects within their orbs', () => {
    const orbs: Record<number, number> = { 0: 8, 60: 5, 90: 7, 120: 7, 180: 8 };
    for (let seed = 1; seed <= 40; seed++) {
      const person = personOf(EXACT, seed);
      const longitude = (point: Point) => person.chart.points[point].lon!;
      const expected = POINTS.flatMap((a, i) =>
        POINTS.slice(i + 1).flatMap((b) => {
          const separation = Math.abs(diff(longitude(a), longitude(b)));
          return Object.entries(orbs).some(([angle, orb]) => Math.abs(separation - Number(angle)) <= orb)
            ? [`${a}-${b}`]
            : [];
        }),
      );
      expect(natalWheel(person).lines.map(({ from, to }) => `${from.point}-${to.point}`)).toEqual(expected);
    }
  });

  it('says each aspect in a sentence of its owner', () => {
    const person = personOf(EXACT, 2);
    const [line] = natalWheel(person).lines;
    expect(line?.sentence).toMatch(/^Your \w+ is in \w+ \(\d\.\d degrees from exact\) with your \w+\.$/);
    expect(natalWheel({ ...person, firstName: 'Maya' }).lines[0]?.sentence).toMatch(
      /^Maya's \w+ .+ with Maya's \w+\.$/,
    );
  });
});

describe('the wheel with an event', () => {
  it('has a line with its sentence for every pair of points that moved the score by 0.08 or more', () => {
    for (const [seed, event] of REFERENCE_EVENTS.entries()) {
      const person = personOf(EXACT, seed + 1);
      const wheel = matchWheel({ person, event });
      const expected = contributions(person.vector, event).filter(
        ({ eventPoint, share }) => eventPoint !== null && Math.abs(share) >= WORTH_SAYING,
      );
      const key = (a: string, b: string | null) => `${a}-${b}`;
      expect(wheel.lines.map(({ from, to }) => key(from.point, to.point)).sort()).toEqual(
        expected.map(({ natalPoint, eventPoint }) => key(natalPoint, eventPoint)).sort(),
      );
      for (const { share, tone, sentence } of wheel.lines) {
        expect(tone).toBe(share! > 0 ? 'soft' : 'hard');
        expect(sentence).toMatch(/^Your .+ with the event's .+\.$/);
      }
      const shares = wheel.lines.map(({ share }) => Math.abs(share!));
      expect(shares).toEqual([...shares].sort((a, b) => b - a));
    }
  });

  it('is larger by the ring of the event and has a glyph for each of its points', () => {
    const person = personOf(EXACT, 1);
    const ringOf = (event: number) =>
      matchWheel({ person, event: REFERENCE_EVENTS[event]! }).glyphs.filter(({ ring }) => ring === 'event');
    expect(matchWheel({ person, event: REFERENCE_EVENTS[0]! }).viewBox).toBe('0 0 460 460');
    expect(ringOf(0)).toHaveLength(6);
    expect(ringOf(5)).toHaveLength(5);
  });
});

describe('the table of placements', () => {
  it.each([
    [0, '0°00′'],
    [29.999, '29°59′'],
    [320.66, '20°39′'],
    [359.9999, '29°59′'],
  ])('truncates %d to %s', (longitude, text) => {
    expect(degreesInSign(longitude)).toBe(text);
  });

  it('gives one degree when the time is known', () => {
    for (const row of placementRows(personOf(EXACT, 3).chart)) {
      expect(row.degrees).toMatch(/^\d+°\d\d′$/);
      expect(row.candidates).toEqual([row.sign]);
    }
  });

  it('gives the range when the time is not, and nothing for an ascendant that may be anywhere', () => {
    const [evening, unknown] = [
      placementRows(personOf(EVENING, 3).chart),
      placementRows(personOf({ type: 'unknown' }, 3).chart),
    ];
    expect(evening[5]).toMatchObject({ name: 'Rising', sign: null, certain: false });
    expect(evening[5]?.degrees).toMatch(/^\w+ \d+°\d\d′ to \w+ \d+°\d\d′$/);
    expect(unknown[5]?.degrees).toBeNull();
    expect(unknown[5]?.candidates).toHaveLength(12);
  });
});
