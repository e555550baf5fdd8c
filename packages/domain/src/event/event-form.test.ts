import { describe, expect, test } from 'vitest';
import { cents } from '../money';
import {
  durationsToCreate,
  durationsToEdit,
  hasChildPrices,
  newEventDefaults,
  proposedEarlyBirdPrice,
} from './event-form';

describe('the event form', () => {
  test('offers 1 to 5 days when creating, and 7, 14 and 30 as well when editing', () => {
    expect(durationsToCreate).toEqual([1, 2, 3, 4, 5]);
    expect(durationsToEdit).toEqual([1, 2, 3, 4, 5, 7, 14, 30]);
  });

  test('starts with one day, 50 seats, all ages, nine to five', () => {
    expect(newEventDefaults).toEqual({
      durationDays: 1,
      capacity: 50,
      minimumAge: 0,
      startTime: '09:00',
      endTime: '17:00',
    });
  });

  test.each([
    [28_500, 22_800],
    [999, 799],
    [1, 1],
    [0, 0],
  ])('proposes 20%% off a regular price of %i cents', (regular, proposed) => {
    expect(proposedEarlyBirdPrice(cents(regular))).toBe(proposed);
  });

  test('has child prices below a minimum age of 12', () => {
    expect(hasChildPrices(11)).toBe(true);
    expect(hasChildPrices(12)).toBe(false);
  });
});
