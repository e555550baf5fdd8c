import { describe, expect, test } from 'vitest';
import { judgedRows } from '../judged-rows';
import { growth } from '../land/growth';
import { likelyLands, possibleLands } from './lands';
import { placeFacts } from './place-facts';

const rows = judgedRows('places.tsv').map(([place = '', lat = '', lon = '', land = '', trees = '', snow = '']) => ({
  place,
  facts: placeFacts(Number(lat), Number(lon)),
  land: land.split(','),
  trees: trees.split(','),
  snow,
}));

/** The months of a list in which snow lies on low ground. */
function snowyMonths(facts: (typeof rows)[number]['facts'], months: readonly number[]): string {
  const snowy = months.filter((month) => growth(facts, new Date(Date.UTC(2027, month - 1, 15))).winter > 0.3);
  return snowy.join(',') || '-';
}

describe('the list of 120 places', () => {
  test('names 120 of them', () => {
    expect(new Set(rows.map(({ place }) => place)).size).toBe(120);
  });

  test.each(rows)('$place: only what may be drawn there', ({ facts, land, trees, snow }) => {
    const lands = likelyLands(facts).map(([name]) => name);
    expect(lands.length).toBeGreaterThan(0);
    expect(lands.filter((name) => !land.includes(name))).toEqual([]);
    expect(trees).toContain(growth(facts, new Date('2027-06-15T12:00:00Z')).trees);
    expect(snowyMonths(facts, [1, 7])).toBe(snow);
  });
});

describe('what a title may ask for', () => {
  const possible = (latitude: number, longitude: number) => possibleLands(placeFacts(latitude, longitude));

  test('a lake almost anywhere, but not in a desert', () => {
    expect(possible(48.85, 2.35).has('lake')).toBe(true);
    expect(possible(31.1, -4.01).has('lake')).toBe(false);
  });

  test('the sea only near the sea, and peaks only in mountains', () => {
    expect(possible(50.45, -104.62).has('sea')).toBe(false);
    expect(possible(44.65, -63.57).has('sea')).toBe(true);
    expect(possible(50.45, -104.62).has('peaks')).toBe(false);
    expect(possible(51.18, -115.57).has('peaks')).toBe(true);
  });
});

test('every place on Earth has a backdrop, the poles and the oceans too', () => {
  for (let latitude = -90; latitude <= 90; latitude += 7.5)
    for (let longitude = -180; longitude < 180; longitude += 12.5)
      expect(likelyLands(placeFacts(latitude, longitude)).length).toBeGreaterThan(0);
});
