import { describe, expect, test } from 'vitest';
import { hex, lch, mix, turnHue } from './colour';

describe('OKLCH to hexadecimal', () => {
  // CSS Color 4: oklch(1 0 0) white, oklch(0 0 0) black, and sRGB red is oklch(0.62796 0.25768 29.234).
  test.each([
    [[1, 0, 0], '#fff'],
    [[0, 0, 0], '#000'],
    [[0.62796, 0.25768, 29.234], '#f00'],
    [[0.59987, 0, 0], '#808080'],
  ] as const)('%o is %s', ([lightness, chroma, hue], text) => {
    expect(hex(lch(lightness, chroma, hue))).toBe(text);
  });

  test('a colour outside sRGB loses chroma until it fits, and stronger ones give the same result', () => {
    expect(hex(lch(0.7, 0.4, 150))).toBe(hex(lch(0.7, 0.35, 150)));
    expect(hex(lch(0.7, 0.4, 150))).not.toBe(hex(lch(0.7, 0.1, 150)));
  });
});

test('mixing goes from one colour to the other', () => {
  const [dark, pale] = [lch(0.2, 0.05, 260), lch(0.9, 0.05, 80)];
  expect(mix(dark, pale, 0)).toEqual(dark);
  expect(mix(dark, pale, 1)[0]).toBeCloseTo(0.9, 12);
});

test('turning a hue by a full circle changes nothing', () => {
  const colour = lch(0.6, 0.1, 40);
  for (const [i, value] of turnHue(colour, 360).entries()) expect(value).toBeCloseTo(colour[i]!, 12);
});
