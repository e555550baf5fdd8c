import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contributions } from '../matching/contributions';
import { matchWheel } from '../matching/match-wheel';
import { personVector } from '../matching/person-vector';
import { worthSaying } from '../matching/reason-sentence';
import { allPoints, type Point } from '../point';
import { randomBirth, seeded } from '../reference/chance.golden';
import { referenceEvents } from '../reference/matches.golden';
import type { BirthTime } from '../time/birth-time';
import { ianaZones } from '../time/iana-zones';
import { diff, norm, degreesInSign } from '../zodiac';
import { natalChart } from './natal-chart';
import { placementRows } from './placement-table';
import { natalWheel, spread } from './wheel';

function personOf(time: BirthTime, seed: number) {
  const chart = natalChart(randomBirth(seeded(seed), time), ianaZones);
  return { vector: personVector(chart), chart: chart.birthChart };
}
const exactTime: BirthTime = { type: 'exact', at: '05:20' };
const eveningTime: BirthTime = { type: 'period', period: 'evening' };

describe('glyphs', () => {
  const longitudes = fc.array(
    fc.integer({ min: 0, max: 3599 }).map((tenths) => tenths / 10),
    { maxLength: 6 },
  );

  it('are drawn at least 13 degrees apart, within a hundredth', () => {
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

  it("stay where they are when there's room", () => {
    expect(spread([10, 200, 100], 13)).toEqual([10, 200, 100]);
    expect(spread([10, 200], 13)).toEqual([10, 200]);
    expect(spread([], 13)).toEqual([]);
  });

  it('move apart evenly when two are too close, also across 0 degrees of Aries', () => {
    expect(spread([100, 105], 13)).toEqual([96, 109]);
    expect(spread([358, 2], 13).map((at) => Math.round(at * 10) / 10)).toEqual([353.5, 6.5]);
  });
});

describe('the wheel of a birth', () => {
  it('has a certain ascendant at nine o’clock, and the horizon with it', () => {
    const { points } = personOf(exactTime, 5).chart;
    const wheel = natalWheel(personOf(exactTime, 5));
    expect(wheel).toMatchObject({ leftDeg: points.Asc.lon, hasHorizon: true });
    expect(wheel.glyphs.map(({ longitudeDeg }) => longitudeDeg)).toEqual(allPoints.map((point) => points[point].lon));
    expect(wheel.glyphs.find(({ point }) => point === 'Sun')).toMatchObject({
      position: `${points.Sun.signs[0]?.[0]} ${degreesInSign(points.Sun.lon!)}`,
      arc: null,
    });
  });

  it('has Aries on the left, no horizon, and an arc with its glyph in the middle when the rising sign is uncertain', () => {
    const person = personOf(eveningTime, 5);
    const wheel = natalWheel(person);
    expect(wheel).toMatchObject({ leftDeg: 0, hasHorizon: false });
    const [fromDeg, toDeg] = person.chart.points.Asc.range!;
    const ascendant = wheel.glyphs.find(({ point }) => point === 'Asc')!;
    expect(ascendant).toMatchObject({ arc: { fromDeg, toDeg }, position: null });
    expect(norm(ascendant.longitudeDeg - fromDeg)).toBeCloseTo(norm(toDeg - fromDeg) / 2, 9);
    expect(wheel.lines.some(({ from, to }) => from.point === 'Asc' || to.point === 'Asc')).toBe(false);
  });

  it('leaves out an ascendant that may be anywhere', () => {
    const wheel = natalWheel(personOf({ type: 'unknown' }, 5));
    expect(wheel.glyphs.map(({ point }) => point)).toEqual(allPoints.filter((point) => point !== 'Asc'));
  });

  it('draws exactly the aspects within their orbs', () => {
    const orbs: Record<number, number> = { 0: 8, 60: 5, 90: 7, 120: 7, 180: 8 };
    for (let seed = 1; seed <= 40; seed++) {
      const person = personOf(exactTime, seed);
      const longitude = (point: Point) => person.chart.points[point].lon!;
      const expected = allPoints.flatMap((a, i) =>
        allPoints.slice(i + 1).flatMap((b) => {
          const separation = Math.abs(diff(longitude(a), longitude(b)));
          return Object.entries(orbs).some(([angle, orb]) => Math.abs(separation - Number(angle)) <= orb)
            ? [`${a}-${b}`]
            : [];
        }),
      );
      const { lines } = natalWheel(person);
      expect(lines.map(({ from, to }) => `${from.point}-${to.point}`).sort()).toEqual(expected.sort());
      const apart = lines.map(({ sentence }) => Number(/([\d.]+)° from exact/.exec(sentence)?.[1]));
      expect(apart).toEqual([...apart].sort((a, b) => a - b));
    }
  });

  it('describes each aspect in a sentence that names its owner', () => {
    const person = personOf(exactTime, 2);
    const [line] = natalWheel(person).lines;
    expect(line?.sentence).toMatch(/^Your \w+ forms an? \w+ with your \w+, \d\.\d° from exact\.$/);
    expect(natalWheel({ ...person, firstName: 'Maya' }).lines[0]?.sentence).toMatch(
      /^Maya's \w+ forms .+ with Maya's \w+, .+ from exact\.$/,
    );
  });
});

describe('the wheel with an event', () => {
  it('has a line with its sentence for every pair of points that moved the score by 0.08 or more', () => {
    for (const [seed, event] of referenceEvents.entries()) {
      const person = personOf(exactTime, seed + 1);
      const wheel = matchWheel({ person, event });
      const expected = contributions(person.vector, event).filter(
        ({ eventPoint, share }) => eventPoint !== null && Math.abs(share) >= worthSaying,
      );
      const key = (a: string, b: string | null) => `${a}-${b}`;
      expect(wheel.lines.map(({ from, to }) => key(from.point, to.point)).sort()).toEqual(
        expected.map(({ natalPoint, eventPoint }) => key(natalPoint, eventPoint)).sort(),
      );
      const shareOf = (line: (typeof wheel.lines)[number]) =>
        expected.find(({ natalPoint, eventPoint }) => natalPoint === line.from.point && eventPoint === line.to.point)!
          .share;
      for (const line of wheel.lines) {
        expect(line.tone).toBe(shareOf(line) > 0 ? 'soft' : 'hard');
        expect(line.sentence).toMatch(/^Your .+ with the event's .+\.$/);
      }
      const shares = wheel.lines.map((line) => Math.abs(shareOf(line)));
      expect(shares).toEqual([...shares].sort((a, b) => b - a));
    }
  });

  it('has a ring with a glyph for each point of the event', () => {
    const person = personOf(exactTime, 1);
    const ringOf = (event: number) =>
      matchWheel({ person, event: referenceEvents[event]! }).glyphs.filter(({ ring }) => ring === 'event');
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
    for (const row of placementRows(personOf(exactTime, 3).chart)) {
      expect(row.degrees).toMatch(/^\d+°\d\d′$/);
      expect(row.candidates).toEqual([row.sign]);
    }
  });

  it('gives the range when the time is unknown, and nothing for an ascendant that may be anywhere', () => {
    const [evening, unknown] = [
      placementRows(personOf(eveningTime, 3).chart),
      placementRows(personOf({ type: 'unknown' }, 3).chart),
    ];
    expect(evening[5]).toMatchObject({ name: 'Rising', sign: null, certain: false });
    expect(evening[5]?.degrees).toMatch(/^\w+ \d+°\d\d′ to \w+ \d+°\d\d′$/);
    expect(unknown[5]?.degrees).toBeNull();
    expect(unknown[5]?.candidates).toHaveLength(12);
  });
});
