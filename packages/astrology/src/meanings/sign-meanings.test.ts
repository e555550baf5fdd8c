import { signNames } from '@ascendant/domain/chart/chart-points';
import { describe, expect, it } from 'vitest';
import { allSignMeanings, positions, signMeaning, type Position, type SignMeaning } from './sign-meanings';

/** What the dialog shows in every position. Source: specification 2, section 3 (Astrology), sign_meanings. */
const shownAlways: (keyof SignMeaning)[] = [
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
const shown: Record<Position, (keyof SignMeaning)[]> = {
  sun: [],
  moon: ['emotionalStyle', 'needs', 'comfortComesFrom'],
  rising: ['vibe', 'firstImpression', 'lifeApproach'],
  venus: ['loveStyle', 'attractionTo', 'affectionLooksLike'],
  mars: ['actionStyle', 'motivation', 'inConflict'],
  mercury: ['mindStyle', 'communication', 'learningStyle'],
};
const hedges = /cannot be determined|may be|without the exact time/i;

describe('the meanings of the signs', () => {
  it('cover each of the twelve signs in six positions', () => {
    const keys = new Set(allSignMeanings.map(({ sign, position }) => `${sign} ${position}`));
    expect(keys.size).toBe(signNames.length * positions.length);
    expect(allSignMeanings).toHaveLength(72);
  });

  it.each(positions)('fill every field that the dialog shows for %s', (position) => {
    for (const row of allSignMeanings.filter((candidate) => candidate.position === position)) {
      for (const field of [...shownAlways, ...shown[position]]) {
        expect(row[field], `${row.title}: ${field}`).toMatch(/\S{2,}/);
      }
    }
  });

  it('all have the same columns, so that they fit one table', () => {
    const columns = Object.keys(allSignMeanings[0]!).sort();
    for (const row of allSignMeanings) expect(Object.keys(row).sort()).toEqual(columns);
  });

  it('never say the same thing twice', () => {
    const texts = allSignMeanings.flatMap((row) =>
      Object.entries(row)
        .filter(([column, value]) => typeof value === 'string' && value.length > 40 && column !== 'dates')
        .map(([, value]) => value),
    );
    expect(texts.length).toBeGreaterThan(150);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('never contain a phrase by which the screens recognize an unknown sign', () => {
    for (const row of allSignMeanings) expect(Object.values(row).join(' ')).not.toMatch(hedges);
  });

  it('begin their purpose with "To" and end every sentence', () => {
    for (const { title, purpose, strengths, challenges } of allSignMeanings) {
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
  ])('don\'t exist for "%s" in "%s"', (sign, position) => {
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
