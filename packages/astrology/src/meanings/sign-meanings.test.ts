import { describe, expect, it } from 'vitest';
import { SIGNS } from '../zodiac';
import { POSITIONS, type Position, type SignMeaning } from './sign-meaning';
import { SIGN_MEANINGS, signMeaning } from './sign-meanings';

/** What the dialog shows in every position. Source: specification 2, section 3 (Astrology), sign_meanings. */
const SHOWN_ALWAYS: (keyof SignMeaning)[] = [
  'title',
  'dates',
  'element',
  'modality',
  'rulingPlanet',
  'keywords',
  'purpose',
  'strengths',
  'challenges',
];
const SHOWN: Record<Position, (keyof SignMeaning)[]> = {
  sun: [],
  moon: ['emotionalStyle', 'needs', 'comfortComesFrom'],
  rising: ['vibe', 'firstImpression', 'lifeApproach'],
  venus: ['loveStyle', 'attractionTo', 'affectionLooksLike'],
  mars: ['actionStyle', 'motivation', 'inConflict'],
  mercury: ['mindStyle', 'communication', 'learningStyle'],
};
const HEDGES = /cannot be determined|may be|without the exact time/i;

describe('the meanings of the signs', () => {
  it('are one for each of twelve signs in six positions', () => {
    const keys = new Set(SIGN_MEANINGS.map(({ sign, position }) => `${sign} ${position}`));
    expect(keys.size).toBe(SIGNS.length * POSITIONS.length);
    expect(SIGN_MEANINGS).toHaveLength(72);
  });

  it.each(POSITIONS)('in position %s fill every field that the dialog shows there', (position) => {
    for (const row of SIGN_MEANINGS.filter((candidate) => candidate.position === position)) {
      for (const field of [...SHOWN_ALWAYS, ...SHOWN[position]]) {
        expect(row[field], `${row.title}: ${field}`).toMatch(/\S{2,}/);
      }
    }
  });

  it('all have the same columns, so that they fit one table', () => {
    const columns = Object.keys(SIGN_MEANINGS[0]!).sort();
    for (const row of SIGN_MEANINGS) expect(Object.keys(row).sort()).toEqual(columns);
  });

  it('never say the same thing twice', () => {
    const texts = SIGN_MEANINGS.flatMap((row) =>
      Object.entries(row)
        .filter(([column, value]) => typeof value === 'string' && value.length > 40 && column !== 'dates')
        .map(([, value]) => value),
    );
    expect(texts.length).toBeGreaterThan(150);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('hold no phrase by which the screens recognise an unknown sign', () => {
    for (const row of SIGN_MEANINGS) expect(Object.values(row).join(' ')).not.toMatch(HEDGES);
  });

  it('begin their purpose with "To" and end every sentence', () => {
    for (const { title, purpose, strengths, challenges } of SIGN_MEANINGS) {
      expect(purpose, title).toMatch(/^To .+\.$/);
      expect(strengths, title).toMatch(/\.$/);
      expect(challenges, title).toMatch(/\.$/);
    }
  });

  it.each([
    ['leo', 'SUN', 'Sun in Leo'],
    ['Pisces', 'rising', 'Pisces Rising'],
    ['SCORPIO', 'Venus', 'Venus in Scorpio'],
  ])('are found in any case: %s %s', (sign, position, title) => {
    expect(signMeaning(sign, position)?.title).toBe(title);
  });

  it.each([
    ['Ophiuchus', 'sun'],
    ['Leo', 'jupiter'],
    ['', ''],
  ])('are not found for "%s" in "%s"', (sign, position) => {
    expect(signMeaning(sign, position)).toBeNull();
  });

  it('give each sign its element, modality and ruler', () => {
    expect(signMeaning('Scorpio', 'mars')).toMatchObject({
      element: 'Water',
      modality: 'Fixed',
      rulingPlanet: 'Mars (modern: Pluto)',
    });
    expect(signMeaning('Gemini', 'sun')).toMatchObject({
      element: 'Air',
      modality: 'Mutable',
      rulingPlanet: 'Mercury',
    });
    expect(signMeaning('Capricorn', 'moon')).toMatchObject({
      element: 'Earth',
      modality: 'Cardinal',
      rulingPlanet: 'Saturn',
    });
    expect(signMeaning('Leo', 'moon')).toMatchObject({ element: 'Fire', modality: 'Fixed', rulingPlanet: 'Sun' });
  });
});
