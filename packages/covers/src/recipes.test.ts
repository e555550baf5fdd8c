import { describe, expect, test } from 'vitest';
import { growth } from './land/growth';
import { stream } from './random';
import { chooseScene } from './recipes';
import { sampleCategories } from './samples';

const summer = growth(45, new Date('2026-07-01T12:00:00Z'));
const winter = growth(50, new Date('2026-01-20T12:00:00Z'));
const scenes = (input: { category: string; title?: string; coast?: boolean }, season = summer) =>
  Array.from({ length: 120 }, (_, i) =>
    chooseScene({ title: '', coast: undefined, ...input }, season, stream(`scene${i}`)),
  );

describe('words of the title', () => {
  test.each([
    ['Outdoor & Nature', 'Sea kayak weekend', 'kayaks'],
    ['Adventure & Extreme', 'Via ferrata for beginners', 'climber'],
    ['Food & Drink', 'Supper in the vineyard', 'longTable'],
    ['Education & Workshops', 'Stargazing night', 'observatory'],
    ['Outdoor & Nature', 'Dawn Traverse of the Sunshine Meadows', 'hikers'],
  ] as const)('in %s "%s" shows %s', (category, title, motif) => {
    expect(new Set(scenes({ category, title }).map((scene) => scene.motif))).toEqual(new Set([motif]));
  });

  test('a word that belongs to another category is ignored', () => {
    const motifs = scenes({ category: 'Music & Concerts', title: 'Songs of the climbing rose' }).map(
      ({ motif }) => motif,
    );
    expect(motifs).not.toContain('climber');
  });

  test('words inside other words are ignored', () => {
    const skill = scenes({ category: 'Adventure & Extreme', title: 'Skills day' }).map(({ motif }) => motif);
    expect(skill).not.toContain('skier');
  });

  test('a landscape named in the title is drawn', () => {
    const backdrops = scenes({ category: 'Music & Concerts', title: 'Strings in the canyon' }).map(
      (scene) => scene.backdrop,
    );
    expect(new Set(backdrops)).toEqual(new Set(['canyon']));
  });

  test('a jetty stays on the water even if the title names mountains', () => {
    for (const { motif, backdrop } of scenes({ category: 'Romantic & Dating', title: 'Two in the mountains' }))
      if (motif === 'jetty') expect(['lake', 'sea', 'islands', 'harbour']).toContain(backdrop);
  });
});

describe('coast and season', () => {
  test('there is no sea, harbour or lighthouse inland', () => {
    for (const category of sampleCategories)
      for (const { motif, backdrop } of scenes({ category, coast: false })) {
        expect(['sea', 'islands', 'harbour']).not.toContain(backdrop);
        expect(['lighthouse', 'beachBar']).not.toContain(motif);
      }
  });

  test('people sail inland only if the title says so', () => {
    const motifs = (title: string, coast: boolean) =>
      scenes({ category: 'Sports & Fitness', title, coast }).map(({ motif }) => motif);
    expect(motifs('', false)).not.toContain('sailing');
    expect(motifs('', true)).toContain('sailing');
    expect(motifs('Sailing on the reservoir', false)).toContain('sailing');
  });

  test('people ski only in winter, unless the title says so', () => {
    const motifs = (title: string, season: typeof summer) =>
      scenes({ category: 'Adventure & Extreme', title }, season).map(({ motif }) => motif);
    expect(motifs('', summer)).not.toContain('skier');
    expect(motifs('', winter)).toContain('skier');
    expect(motifs('Summer skiing', summer)).toContain('skier');
  });
});

test('an unknown category shows the landscape alone', () => {
  for (const category of ['Something new', 'toString', ''])
    for (const { motif } of scenes({ category })) expect(['landscape', 'treeline']).toContain(motif);
});
