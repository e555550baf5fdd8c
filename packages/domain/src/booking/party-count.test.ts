import { describe, expect, test } from 'vitest';
import { maxAttendeesPerBooking } from '../event/limits';
import { partyCountOf, partyCountText } from './party-count';

describe('a party in an address', () => {
  test('is adults and children, and is written as it’s read', () => {
    expect(partyCountOf('2-1')).toEqual({ adults: 2, children: 1 });
    expect(partyCountOf(partyCountText({ adults: 3, children: 0 }))).toEqual({ adults: 3, children: 0 });
  });

  test.each([null, '', '0-2', '-1-0', '1.5-0', 'two-one', '1', '1-', '1e1-0', '2-1-1'])(
    'that no one could choose, such as %j, is none',
    (text) => {
      expect(partyCountOf(text)).toBeNull();
    },
  );

  test('is as large as a booking at most', () => {
    expect(partyCountOf(`${maxAttendeesPerBooking}-0`)).toEqual({ adults: maxAttendeesPerBooking, children: 0 });
    expect(partyCountOf(`${maxAttendeesPerBooking}-1`)).toBeNull();
  });
});
