import { signNames } from '@ascendant/domain/chart/chart-points';
import { describe, expect, it } from 'vitest';
import type { EventChart } from '../chart/event-chart';
import { byPoint, type Point } from '../point';
import { referenceEvents } from '../reference/matches.golden';
import { neutralMix } from './category-mix';
import { bestSigns, compatibleSigns } from './compatible-signs';
import { emotionalTone, eventAnalysis } from './event-analysis';
import { kernelValue } from './kernel';
import { vectorOfSamples } from './person-vector';
import { natalWeights } from './weights';

function skyOf(longitudes: Partial<Record<Point, number>>, retrograde: Point[] = []): EventChart {
  const points = byPoint((point) => ({ lon: longitudes[point] ?? 200, retrograde: retrograde.includes(point) }));
  return { model: '', at: '', points };
}

describe('the emotional tone', () => {
  // The Moon is at 5 degrees of Virgo. Points that a test doesn't name are at 15 degrees of Leo, where they have no aspect.
  const moon = 155;
  const tone = (longitudes: Partial<Record<Point, number>>) =>
    emotionalTone(skyOf({ Sun: 135, Mercury: 135, Venus: 135, Mars: 135, Moon: moon, ...longitudes }));

  it.each([
    ['Sun', 0, 'with heart and will in step'],
    ['Sun', 180, 'with a tug between mood and purpose'],
    ['Mercury', 60, 'with lively conversation'],
    ['Mercury', 90, 'with a restless mind'],
    ['Venus', 120, 'with an affectionate undertone'],
    ['Venus', -90, 'with a pull between comfort and desire'],
    ['Mars', -60, 'with a spark of courage'],
    ['Mars', 0, 'with an edge that wants an outlet'],
  ] as const)('with %s %i degrees from the Moon ends "%s"', (planet, separation, clause) => {
    expect(tone({ [planet]: moon + separation + 1 })).toBe(`focused and thoughtful, ${clause}`);
  });

  it('describes the closest of several aspects', () => {
    expect(tone({ Sun: moon + 123, Venus: moon + 92 })).toContain('a pull between comfort and desire');
  });

  it('has a clause for an orb of up to 8 degrees, and none for a wider one, a semi-sextile or a quincunx', () => {
    expect(tone({ Venus: moon + 127.9 })).toContain('affectionate');
    expect(tone({ Venus: moon + 128.1 })).toBe('focused and thoughtful');
    expect(tone({ Venus: moon + 30 })).toBe('focused and thoughtful');
    expect(tone({ Venus: moon + 150 })).toBe('focused and thoughtful');
  });
});

describe('the reasoning', () => {
  it.each([
    [0, 'New'],
    [22.4, 'New'],
    [22.6, 'Crescent'],
    [90, 'First Quarter'],
    [135, 'Gibbous'],
    [180, 'Full'],
    [225, 'Disseminating'],
    [270, 'Last Quarter'],
    [315, 'Balsamic'],
    [337.6, 'New'],
  ])('with the Moon %d degrees ahead of the Sun begins under a %s Moon', (ahead, phase) => {
    const { reasoning } = eventAnalysis({ chart: skyOf({ Sun: 10, Moon: 10 + ahead }), mix: neutralMix });
    expect(reasoning).toContain(`The event begins under a ${phase} Moon in `);
  });

  it.each([
    [75, [], 'Mercury, which signifies this kind of event most, is in Gemini, its own sign, and direct.'],
    [75, ['Mercury'], 'Mercury, which signifies this kind of event most, is in Gemini, its own sign, and retrograde.'],
    [345, [], 'Mercury, which signifies this kind of event most, is in Pisces, in detriment, and direct.'],
    [15, [], 'Mercury, which signifies this kind of event most, is in Aries, and direct.'],
  ] as const)('names the main significator, its dignity and its motion: at %i', (lon, retrograde, sentence) => {
    const mix = [{ significators: { Mercury: 0.7, Sun: 0.3 }, weight: 1 }];
    expect(eventAnalysis({ chart: skyOf({ Mercury: lon }, [...retrograde]), mix }).reasoning).toContain(sentence);
  });

  it('never calls the Moon direct or retrograde', () => {
    const mix = [{ significators: { Moon: 1 }, weight: 1 }];
    expect(eventAnalysis({ chart: skyOf({ Moon: 35 }), mix }).reasoning).toContain(
      'The Moon, which signifies this kind of event most, is in Taurus, where it is exalted.',
    );
  });

  it('ends with why the best aligned sign fits', () => {
    for (const event of referenceEvents) {
      const { reasoning, bestAlignedSigns } = eventAnalysis(event);
      expect(reasoning).toMatch(
        new RegExp(`${bestAlignedSigns[0]} fits best: an? \\w+ in ${bestAlignedSigns[0]} (is in|suits) .+\\.$`),
      );
    }
  });
});

describe('compatible signs', () => {
  it('are the three with the largest weighted mean harmony over their half degrees', () => {
    const natal: Record<Point, number> = { Sun: 12, Moon: 200, Mercury: 25, Venus: 300, Mars: 77, Asc: 140 };
    const values = signNames
      .map((_, sign) => {
        const halfDegrees = Array.from({ length: 30 }, (__, i) => sign * 30 + i + 0.5);
        return byPoint((point) => {
          const harmonies = halfDegrees.map((lambda) => kernelValue('harmony', natal[point] - lambda));
          return (natalWeights[point] * harmonies.reduce((a, b) => a + b, 0)) / 30;
        });
      })
      .map((parts) => Object.values(parts).reduce((a, b) => a + b, 0));
    expect(compatibleSigns(vectorOfSamples(byPoint((point) => [natal[point]])))).toEqual(bestSigns(values, 3));
  });

  it('take the earlier sign of the zodiac in a tie', () => {
    expect(bestSigns(Array(12).fill(1), 3)).toEqual(['Aries', 'Taurus', 'Gemini']);
  });
});
