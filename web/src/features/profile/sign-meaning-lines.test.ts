import { signMeaning, type SignMeaning } from '@ascendant/contract/chart';
import { signPositions } from '@ascendant/domain/chart/chart-points';
import { expect, test } from 'vitest';
import { meaningLines } from './sign-meaning-lines';

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
