import { describe, expect, test } from 'vitest';
import { placeFacts } from '../place/place-facts';
import { growth, hasHighSnow } from './growth';

const on = (day: string) => new Date(`${day}T12:00:00Z`);
const winnipeg = placeFacts(49.9, -97.14);
const queenstown = placeFacts(-45.03, 168.66);
const singapore = placeFacts(1.3, 103.8);
const london = placeFacts(51.51, -0.13);
const chamonix = placeFacts(45.92, 6.87);

describe('seasons', () => {
  test('winter peaks in January in the north and in July in the south', () => {
    expect(growth(winnipeg, on('2027-01-20')).winter).toBe(1);
    expect(growth(winnipeg, on('2027-07-20')).winter).toBe(0);
    expect(growth(queenstown, on('2027-07-20')).winter).toBeGreaterThan(0.7);
    expect(growth(queenstown, on('2027-01-20')).winter).toBe(0);
  });

  test('no snow lies where winters are mild', () => {
    expect(growth(london, on('2027-01-20')).winter).toBe(0);
  });

  test('leaf trees are bare in a winter without snow too, but not in the south, where they are evergreen', () => {
    expect(growth(london, on('2027-01-20')).leafless).toBe(1);
    expect(growth(london, on('2027-07-20')).leafless).toBe(0);
    expect(growth(placeFacts(-37.81, 144.96), on('2027-07-20')).leafless).toBe(0);
  });

  test('autumn peaks in October, and the far north has none', () => {
    expect(growth(winnipeg, on('2027-10-19')).autumn).toBe(1);
    expect(growth(placeFacts(65, -140), on('2027-10-19')).autumn).toBe(0);
  });

  test('the tropics have no seasons', () => {
    for (const day of ['2027-01-20', '2027-04-25', '2027-10-19'])
      expect(growth(singapore, on(day))).toEqual({
        trees: 'palm',
        winter: 0,
        autumn: 0,
        spring: 0,
        leafless: 0,
        dryness: 0,
      });
  });

  test('snow lies longer on the heights than in the valleys, and never on flat land', () => {
    expect(hasHighSnow(chamonix, on('2027-04-03'))).toBe(true);
    expect(hasHighSnow(chamonix, on('2027-08-03'))).toBe(false);
    expect(hasHighSnow(queenstown, on('2027-08-03'))).toBe(true);
    expect(hasHighSnow(winnipeg, on('2027-01-20'))).toBe(false);
  });
});
