import { describe, expect, it } from 'vitest';
import { maxUnpaidHolds, seatsLeft, secondsUntilHold, unpaidHoldsText } from './hold';

const hoursAgo = (...hours: readonly number[]) => hours.map((hour) => hour * 3600);

it.each([
  [9, 1],
  [10, 0],
  [12, 0],
])('of 10 seats, %i taken leave %i', (taken, left) => {
  expect(seatsLeft(10, taken)).toBe(left);
});

describe('PAY-23 someone who holds seats without paying', () => {
  it('can do it again after fewer than six times within 24 hours', () => {
    expect(maxUnpaidHolds).toBe(6);
    expect(secondsUntilHold(hoursAgo(5, 4, 3, 2, 1))).toBe(0);
    expect(secondsUntilHold(hoursAgo(24, 5, 4, 3, 2, 1))).toBe(0);
  });

  it('has to wait after six, and reads for how long', () => {
    expect(secondsUntilHold(hoursAgo(22, 5, 4, 3, 2, 1))).toBe(2 * 3600);
    expect(unpaidHoldsText(2 * 3600)).toBe(
      "You've held seats for this event 6 times in 24 hours without paying. You can try again in 2 hours.",
    );
  });
});
