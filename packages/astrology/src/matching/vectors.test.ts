import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPoints, byPoint } from '../point';
import { referenceEvents } from '../reference/matches.golden';
import { contributions } from './contributions';
import { eventQuality, qualityTerms } from './event-quality';
import { eventVector } from './event-vector';
import { groupScore } from './group';
import { vectorOfSamples } from './person-vector';
import { match, matchScore, matchZ } from './score';
import { blockLength, harmonicLength, spreadOf, vectorLength } from './vector';

const longitude = fc.double({ min: 0, max: 360, noNaN: true });
const samples = fc.tuple(...allPoints.map(() => fc.array(longitude, { maxLength: 4 })));
const person = samples.map((lists) => vectorOfSamples(byPoint((_, i) => lists[i] ?? [])));
const event = fc.constantFrom(...referenceEvents);
const runs = { seed: 11, numRuns: 300 };

describe('contributions', () => {
  it('add up to z minus the event quality', () => {
    fc.assert(
      fc.property(person, event, (who, what) => {
        const sum = contributions(who, what).reduce((total, { share }) => total + share, 0);
        const z = matchZ(who, eventVector(what.chart, what.mix));
        expect(sum).toBeCloseTo(z - eventQuality(what.chart, what.mix), 5);
      }),
      runs,
    );
  });

  it("are 0 for a point that can't be known", () => {
    const who = vectorOfSamples(byPoint((point) => (point === 'Asc' ? [] : [100])));
    const ascendant = contributions(who, referenceEvents[0]!).filter(({ natalPoint }) => natalPoint === 'Asc');
    expect(ascendant.length).toBeGreaterThan(5);
    for (const { share } of ascendant) expect(Math.abs(share)).toBe(0);
  });
});

describe('the vector of a person', () => {
  it('is the mean of every birth that fits, and so is z', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(...allPoints.map(() => longitude)), { minLength: 1, maxLength: 5 }),
        event,
        (people, what) => {
          const each = people.map((lons) => vectorOfSamples(byPoint((_, i) => [lons[i] ?? 0])));
          const mixed = vectorOfSamples(byPoint((_, i) => people.map((lons) => lons[i] ?? 0)));
          const vector = eventVector(what.chart, what.mix);
          const meanZ = each.reduce((sum, who) => sum + matchZ(who, vector), 0) / each.length;
          expect(matchZ(mixed, vector)).toBeCloseTo(meanZ, 4);
        },
      ),
      runs,
    );
  });

  it('is 0 when a point may be anywhere', () => {
    const everywhere = Array.from({ length: 360 }, (_, degree) => degree);
    const who = vectorOfSamples(byPoint(() => everywhere));
    const { chart, mix } = referenceEvents[2]!;
    expect(matchZ(who, eventVector(chart, mix))).toBeCloseTo(eventQuality(chart, mix), 5);
  });

  it('is refused when it has another length', () => {
    expect(() => match(new Float32Array(72), new Float32Array(vectorLength))).toThrow(RangeError);
  });
});

describe('the vector of an event', () => {
  it('has a spread of 1, so that every event counts equally, and the quality last', () => {
    for (const { chart, mix } of referenceEvents) {
      const vector = eventVector(chart, mix);
      expect(spreadOf(vector.subarray(0, harmonicLength))).toBeCloseTo(1, 5);
      expect(vector[harmonicLength]).toBeCloseTo(eventQuality(chart, mix), 6);
    }
  });

  it('still has terms for all six points of a person without a place', () => {
    const { chart, mix } = referenceEvents[5]!;
    expect(chart.points.Asc.lon).toBeNull();
    const vector = eventVector(chart, mix);
    for (let p = 0; p < 6; p++)
      expect(spreadOf(vector.subarray(p * blockLength, (p + 1) * blockLength))).toBeGreaterThan(0);
  });

  it('never lets the event quality fall below -0.6', () => {
    // Venus is the significator, retrograde and in detriment. The Moon is waning and square to Sun, Venus and Mars.
    const sky = { Sun: 10, Moon: 280, Mercury: 10, Venus: 10, Mars: 10, Asc: 0 };
    const chart = {
      model: '',
      at: '',
      points: byPoint((point) => ({ lon: sky[point], retrograde: point === 'Venus' })),
    };
    const mix = [{ significators: { Venus: 1 }, weight: 1 }];
    expect(qualityTerms(chart, mix).reduce((sum, { value }) => sum + value, 0)).toBeLessThan(-0.7);
    expect(eventQuality(chart, mix)).toBe(-0.6);
  });
});

describe('the score', () => {
  it('rises with z', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -8, max: 8, noNaN: true }),
        fc.double({ min: 0, max: 8, noNaN: true }),
        (z, more) => {
          expect(matchScore(z + more)).toBeGreaterThanOrEqual(matchScore(z));
        },
      ),
      runs,
    );
  });

  it('runs from 0 to 10 with one decimal', () => {
    expect(matchScore(-100)).toBe(0);
    expect(matchScore(0)).toBe(6.2);
    expect(matchScore(100)).toBe(10);
  });

  it('is 0.7 times the mean and 0.3 times the lowest of the unrounded scores for a group', () => {
    const [low, high] = [10 / (1 + Math.exp(-(0.47 + 0.78 * -1))), 10 / (1 + Math.exp(-(0.47 + 0.78 * 2)))];
    expect(groupScore([-1, 2])).toBeCloseTo(0.7 * ((low + high) / 2) + 0.3 * low, 1);
    expect(groupScore([1])).toBe(matchScore(1));
    expect(() => groupScore([])).toThrow(RangeError);
  });
});
