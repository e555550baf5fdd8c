import type { Wheel } from '@ascendant/contract/chart';
import { pointNames, signNames } from '@ascendant/domain/chart/chart-points';
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import published from '../../../../packages/astrology/golden/published-charts.json';
import { NatalWheel } from './NatalWheel';

/** Half a tenth of a unit, to which the drawing rounds, seen from the centre; in degrees. */
const tolerance = 0.1;

/** Degrees on the ecliptic of 'Cancer 9°40′'. */
function degreesOf(position: string): number {
  const [, sign = '', degrees, minutes] = /^(\w+) (\d+)°(\d+)′$/.exec(position) ?? [];
  return signNames.findIndex((name) => name === sign) * 30 + Number(degrees) + Number(minutes) / 60;
}

function wheelOf(chart: Record<(typeof pointNames)[number], string>): Wheel {
  const glyphs = pointNames.map((point) => {
    const longitudeDeg = degreesOf(chart[point]);
    return { point, ring: 'natal' as const, longitudeDeg, shownDeg: longitudeDeg, arc: null, position: chart[point] };
  });
  return { leftDeg: degreesOf(chart.Rising), hasHorizon: true, glyphs, lines: [] };
}

/** How far a spot is round from nine o'clock, counter-clockwise as the zodiac runs: an independent way back from the drawing. */
function turnedDeg({ x, y }: { x: number; y: number }): number {
  const clockwise = (Math.atan2(y - 200, x - 200) * 180) / Math.PI;
  return (((180 - clockwise) % 360) + 360) % 360;
}

describe.each(published)('the drawing of the chart of $name', (chart) => {
  const { container } = render(<NatalWheel wheel={wheelOf(chart)} title={chart.name} />);
  const feet = [...container.querySelectorAll('.footMark')];
  const signs = [...container.querySelectorAll('.sign > svg')];
  const rising = degreesOf(chart.Rising);

  test.each(pointNames.map((point, index) => ({ point, index })))(
    'has $point at its published degree, counted from the rising sign at nine o’clock',
    ({ point, index }) => {
      const foot = feet[index]!;
      const turned = turnedDeg({ x: Number(foot.getAttribute('cx')), y: Number(foot.getAttribute('cy')) });
      const expected = (degreesOf(chart[point]) - rising + 360) % 360;
      const apart = Math.abs(((turned - expected + 540) % 360) - 180);
      expect(apart).toBeLessThan(tolerance);
    },
  );

  test('has each sign’s glyph in the middle of its thirty degrees', () => {
    expect(signs).toHaveLength(12);
    signs.forEach((glyph, index) => {
      const middle = (name: string) => Number(glyph.getAttribute(name)) + 17 / 2;
      const expected = (((index * 30 + 15 - rising) % 360) + 360) % 360;
      const apart = Math.abs(((turnedDeg({ x: middle('x'), y: middle('y') }) - expected + 540) % 360) - 180);
      expect(apart).toBeLessThan(tolerance);
    });
  });
});
