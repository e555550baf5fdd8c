// @vitest-environment node
import { type SignMeaning, signMeaning } from '@ascendant/contract/chart';
import { signPositions } from '@ascendant/domain/chart/chart-points';
import { expect, it, test } from 'vitest';
import { shownSigns } from './FamilySigns';
import { bestTimesText } from './PreferencesCard';
import { meaningLines } from './SignMeaningDialog';

/** Every field holds its own name. */
const all = Object.fromEntries(Object.keys(signMeaning.shape).map((field) => [field, field])) as SignMeaning;
const everywhere = ['Dates', 'Element', 'Modality', 'Ruling planet', 'Keywords', 'Purpose', 'Strengths'];
const own = {
  sun: [],
  moon: ['Emotional style', 'Needs', 'Comfort comes from'],
  rising: ['Vibe', 'First impression', 'Life approach'],
  venus: ['Love style', 'Attraction to', 'Affection looks like'],
  mars: ['Action style', 'Motivation', 'In conflict'],
  mercury: ['Mind style', 'Communication', 'Learning style'],
};

test.each(signPositions)('%s has the lines of every position and its own', (position) => {
  const labels = meaningLines(all, position).map((line) => line.label);
  expect(labels).toEqual([...everywhere, ...own[position], 'Challenges']);
});

test('without challenges, the shadow is shown instead', () => {
  const line = (meaning: SignMeaning) => meaningLines(meaning, 'sun').find(({ label }) => label === 'Challenges')?.text;
  expect(line({ ...all, challenges: null })).toBe('shadow');
  expect(line({ ...all, challenges: null, shadow: null })).toBe('shadowSide');
});

test('missing texts are left out', () => {
  expect(meaningLines({ ...all, dates: null }, 'sun').map((line) => line.label)).not.toContain('Dates');
});

test('days with the same times are grouped, and a day without times means all day', () => {
  expect(
    bestTimesText({
      preferredDays: ['sunday', 'friday', 'saturday'],
      preferredTimes: { friday: ['Evening'], saturday: [], tuesday: ['Noon'] },
    }),
  ).toBe('Friday: Evening; Saturday, Sunday: all day');
});

test('without days the text is empty', () => {
  expect(bestTimesText({ preferredDays: [], preferredTimes: {} })).toBe('');
});

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
