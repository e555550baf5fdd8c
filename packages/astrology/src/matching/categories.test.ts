import { describe, expect, it } from 'vitest';
import { categoryMix, mixedSignificators, namedCategory } from './category-mix';
import { categorySignificators, neutral, significatorsFor } from './category-significators';
import { dignityOf, dignityPoints, domicileSigns } from './dignity';
import { eventWeights, natalWeights, pairWeight } from './weights';

describe('the significators of a category', () => {
  it('have weights that add up to 1 in each of the fifteen event types and in the neutral one', () => {
    const all = [...Object.values(categorySignificators), neutral];
    expect(all).toHaveLength(16);
    for (const significators of all) {
      expect(Object.values(significators).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
    }
  });

  it.each([
    ['Adventure & Extreme', '', 'Adventure & Extreme'],
    ['  adventure & extreme ', '', 'Adventure & Extreme'],
    ['Trekking', '', 'Outdoor & Nature'],
    ['Skiing', '', 'Adventure & Extreme'],
    ['Hikes', '', 'Outdoor & Nature'],
    ['Wine tasting', '', 'Food & Drink'],
    ['Trips', 'Two weeks of kayaking', 'Outdoor & Nature'],
    ['Yoga', 'in the park', 'Spiritual & Wellness'],
    ['For children', '', 'Family & Kids'],
    ['Esports', '', 'Gaming & Esports'],
    ['Clubbing', '', 'Nightlife & Parties'],
  ] as const)('for "%s" (%s) are those of %s', (name, description, category) => {
    expect(significatorsFor(name, description)).toEqual(categorySignificators[category]);
  });

  it.each(['Space and Spain', 'Brunch', 'Skills', 'Articles', 'Gigantic', 'Classic cars', ''])(
    'for "%s", which only looks like a keyword, are neutral',
    (name) => {
      expect(significatorsFor(name, null)).toEqual(neutral);
    },
  );
});

describe('the category mix of an event', () => {
  const [music, food, art] = ['Music & Concerts', 'Food & Drink', 'Art & Culture'].map((name) => namedCategory(name));

  it.each([
    ['no secondary category', [], [1]],
    ['one', [food!], [0.7, 0.3]],
    ['two', [food!, art!], [0.7, 0.15, 0.15]],
    ['one that is the main one', [music!], [1]],
    ['the same one twice', [food!, food!], [0.7, 0.3]],
  ])('with %s has the weights of the model', (_, secondary, weights) => {
    const mix = categoryMix(music!, secondary);
    expect(mix).toHaveLength(weights.length);
    mix.forEach(({ weight }, i) => expect(weight).toBeCloseTo(weights[i]!, 12));
  });

  it('adds up the weights of a planet across its categories', () => {
    const mixed = mixedSignificators(categoryMix(music!, [food!]));
    expect(mixed.Venus).toBeCloseTo(0.7 * 0.6 + 0.3 * 0.5, 12);
    expect(mixed.Moon).toBeCloseTo(0.7 * 0.2 + 0.3 * 0.5, 12);
    expect(mixed.Mars).toBeUndefined();
  });
});

describe('weights and dignities', () => {
  it('add up to 1 over the six points, for the birth and for the event', () => {
    for (const weights of [natalWeights, eventWeights]) {
      expect(Object.values(weights).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
    }
  });

  it('shift towards the significators of the category but never change for the ascendant', () => {
    const adventure = significatorsFor('Adventure & Extreme');
    expect(pairWeight('Mars', 'Mars', adventure)).toBeGreaterThan(pairWeight('Mars', 'Mars', neutral));
    expect(pairWeight('Asc', 'Asc', adventure)).toBeCloseTo(0.1 * 0.1 * 0.9, 12);
    expect(pairWeight('Asc', 'Asc', neutral)).toBeCloseTo(0.1 * 0.1 * 0.9, 12);
  });

  it('put the domiciles in the middle of the signs that Ptolemy gives', () => {
    expect(domicileSigns).toEqual({ Sun: [135], Moon: [105], Mercury: [75, 165], Venus: [45, 195], Mars: [15, 225] });
  });

  it.each([
    ['Venus', 'Taurus', 'domicile', 5],
    ['Venus', 'Pisces', 'exaltation', 4],
    ['Venus', 'Leo', 'peregrine', 0],
    ['Venus', 'Virgo', 'fall', -4],
    ['Venus', 'Aries', 'detriment', -5],
    ['Mercury', 'Virgo', 'domicile', 5],
  ] as const)('give %s in %s its %s of %i', (planet, sign, dignity, points) => {
    expect(dignityOf(planet, sign)).toBe(dignity);
    expect(dignityPoints(planet, sign)).toBe(points);
  });
});
