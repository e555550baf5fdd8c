import { describe, expect, test } from 'vitest';
import { fittingMotifs, pictureBasis } from '../cover';
import type { CoverInput } from '../cover-input';
import { motifs, type MotifName } from '../motifs/motifs';
import { sampleCategories, sampleEvents } from '../samples';
import { categoryMotifs, neutralMotifs } from './category-motifs';
import { motifWords } from './motif-words';

const summer = new Date('2027-07-10T16:00:00Z');
const canmore = { latitude: 51.09, longitude: -115.35 };
const sydney = { latitude: -33.87, longitude: 151.21 };

const motifsOf = (input: Partial<CoverInput>): readonly MotifName[] =>
  fittingMotifs({ id: '1', category: '', instant: summer, ...canmore, ...input });

describe('what a picture is about', () => {
  test('a word of the title comes before the features, and those before the category', () => {
    const list = motifsOf({ category: 'Sports & Fitness', title: 'Pottery for runners', features: ['Yoga mats'] });
    expect(list[0]).toBe('pottery');
    expect(motifsOf({ category: 'Spiritual & Wellness', title: 'A slow morning', features: ['Yoga mats'] })[0]).toBe(
      'yoga',
    );
  });

  test('the first word of a title comes before a later one; a weak word counts only alone', () => {
    expect(motifsOf({ title: 'Cider and sauna' })[0]).toBe('orchard');
    expect(motifsOf({ title: 'A walk with telescopes' })[0]).toBe('observatory');
    expect(motifsOf({ title: 'A walk' })[0]).toBe('hikers');
  });

  test('the description tells what a title leaves open', () => {
    const description =
      'We learn to weave. Each guest has a loom, and the wool is dyed on the farm. Weaving takes a day.';
    expect(motifsOf({ category: 'Education & Workshops', title: 'A quiet weekend', description })[0]).toBe('loom');
  });

  test('words inside other words are ignored', () => {
    expect(motifsOf({ title: 'Skills day' })).not.toContain('skier');
    expect(motifsOf({ title: 'Songs of the climbing rose', category: 'Music & Concerts' })[0]).not.toBe('arcade');
  });
});

describe('what contradicts the place or the season', () => {
  test('the true season wins over the title', () => {
    const snow: readonly MotifName[] = ['snowshoers', 'skier', 'igloo', 'sleigh', 'crossCountry', 'iceClimber'];
    for (const title of ['Snowshoe night', 'Ski race', 'Igloo party', 'Sleigh ride'])
      expect(motifsOf({ title, ...sydney }).filter((motif) => snow.includes(motif))).toEqual([]);
    expect(motifsOf({ title: 'Snowshoe night', instant: new Date('2027-01-20T16:00:00Z') })[0]).toBe('snowshoers');
  });

  test('there is no surfing without a sea, and no camel in the Rockies', () => {
    expect(motifsOf({ title: 'Surf camp' })).not.toContain('surfers');
    expect(motifsOf({ title: 'Camel trek' })[0]).toBe('hikers');
  });

  test('an unknown place gets nothing that needs a coast, mountains, snow or a city', () => {
    const nowhere = { latitude: null, longitude: null };
    for (const title of ['Surf camp', 'Summit climb', 'Rooftop disco', 'Ski race'])
      for (const motif of motifsOf({ title, ...nowhere }))
        expect(['surfers', 'climber', 'rooftop', 'skier', 'lighthouse', 'ferry']).not.toContain(motif);
  });

  test('fireworks and sky lanterns are for the dark', () => {
    const noon = { title: 'Fireworks and lanterns', instant: new Date('2027-07-10T19:00:00Z') };
    expect(motifsOf(noon)).not.toContain('fireworks');
    expect(motifsOf({ ...noon, instant: new Date('2027-07-10T06:30:00Z') })[0]).toBe('fireworks');
  });
});

describe('without a telling word', () => {
  test.each(['天の川を見る夜', '🎉'.repeat(80), ''])('"%s" gets a motif of its category', (title) => {
    for (const category of sampleCategories) {
      const list = motifsOf({ title, category, latitude: 40.71, longitude: -74 });
      expect([...(categoryMotifs[category] ?? []), ...neutralMotifs]).toContain(list[0]);
    }
  });

  test('no category shows a stadium, a museum or a market', () => {
    const all = Object.values(categoryMotifs).flat();
    expect(all.filter((motif) => ['stadium', 'museum', 'market'].includes(motif))).toEqual([]);
  });

  test('there are always enough motifs for the first twelve of a list', () => {
    for (const event of sampleEvents(200, 'enough'))
      expect(new Set(fittingMotifs(event)).size).toBeGreaterThanOrEqual(12);
  });
});

test('there are at least 90 motifs, and words, a category or the land lead to each', () => {
  const names = Object.keys(motifs);
  expect(names.length).toBeGreaterThanOrEqual(90);
  const reached = new Set<string>([
    ...motifWords.map(({ motif }) => motif),
    ...Object.values(categoryMotifs).flat(),
    ...neutralMotifs,
  ]);
  expect(names.filter((name) => !reached.has(name))).toEqual([]);
});

test.each([
  ['Kayaks at dawn', 'Outdoor & Nature', canmore, 'words'],
  ['A slow morning', 'Spiritual & Wellness', canmore, 'category'],
  ['Something new', 'Odds and ends', canmore, 'land'],
  ['Snowshoe night', 'Odds and ends', sydney, 'land'],
] as const)('the picture of "%s" (%s) is based on %4$s', (title, category, place, basis) => {
  expect(pictureBasis({ id: '1', instant: summer, ...place, title, category })).toBe(basis);
});
