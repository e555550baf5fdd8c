import { expect, it } from 'vitest';
import { shownSigns } from './shown-signs';

const placed = (point: 'Sun' | 'Moon' | 'Venus' | 'Mars' | 'Rising', ...signs: string[]) => ({
  point,
  signs: signs.map((sign) => ({ sign, share: 1 / signs.length })),
  certain: signs.length === 1,
});

it('a known birth time shows Sun, Moon and rising sign, in that order', () => {
  const placements = [
    placed('Rising', 'Libra'),
    placed('Venus', 'Leo'),
    placed('Sun', 'Aquarius'),
    placed('Moon', 'Aries'),
  ];
  expect(shownSigns(placements)).toEqual([
    { point: 'Sun', text: 'Aquarius' },
    { point: 'Moon', text: 'Aries' },
    { point: 'Rising', text: 'Libra' },
  ]);
});

it('Venus replaces an uncertain rising sign, and an uncertain Sun lists its possible signs', () => {
  const placements = [
    placed('Sun', 'Gemini', 'Cancer'),
    placed('Moon', 'Aquarius'),
    placed('Venus', 'Gemini'),
    placed('Mars', 'Cancer'),
    placed('Rising', 'Aries', 'Taurus', 'Gemini'),
  ];
  expect(shownSigns(placements)).toEqual([
    { point: 'Sun', text: 'Gemini or Cancer' },
    { point: 'Moon', text: 'Aquarius' },
    { point: 'Venus', text: 'Gemini' },
  ]);
});
