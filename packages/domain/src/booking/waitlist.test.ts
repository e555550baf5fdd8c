import { array, assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextInLine } from './waitlist';

const party = (seats: number) => ({ seats });

describe('the waitlist', () => {
  it('serves the first in line', () => {
    expect(nextInLine([party(1), party(1)], 1)).toEqual([party(1)]);
  });

  it('serves the next party that fits, and the larger one keeps its place', () => {
    const family = party(4);
    expect(nextInLine([family, party(1), party(2)], 3)).toEqual([party(1), party(2)]);
    expect(nextInLine([family, party(1)], 4)).toEqual([family]);
  });

  it('serves no one when nothing is free', () => {
    expect(nextInLine([party(1)], 0)).toEqual([]);
    expect(nextInLine([party(1)], -1)).toEqual([]);
  });

  it('never offers more seats than are free, and never skips a party that fits', () => {
    const line = array(record({ seats: integer({ min: 1, max: 20 }) }));
    assert(
      property(line, integer({ min: 0, max: 60 }), (waiting, seatsLeft) => {
        const served = nextInLine(waiting, seatsLeft);
        const offered = served.reduce((sum, { seats }) => sum + seats, 0);
        expect(offered).toBeLessThanOrEqual(seatsLeft);
        for (const entry of waiting.filter((each) => !served.includes(each))) {
          expect(entry.seats).toBeGreaterThan(seatsLeft - offered);
        }
      }),
    );
  });
});
