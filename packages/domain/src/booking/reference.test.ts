import { describe, expect, it } from 'vitest';
import { bookingIdOf, bookingReference, ticketNumber } from './reference';

describe('booking references', () => {
  it('no two bookings share one', () => {
    const references = Array.from({ length: 20_000 }, (_, index) => bookingReference(index + 1));
    expect(new Set(references).size).toBe(20_000);
    expect(bookingReference(33_554_433)).not.toBe(bookingReference(1));
  });

  it('can be read out', () => {
    expect(bookingReference(1)).toMatch(/^ASC-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(bookingReference(2 ** 31 - 1)).toMatch(/^ASC-[0-9A-HJKMNP-TV-Z]{7}$/);
  });

  it.each([1, 2, 41, 33_554_431, 33_554_433, 2 ** 31 - 1])(
    'leads back to booking %i, as its ticket numbers do',
    (id) => {
      const reference = bookingReference(id);
      const typed = [reference, reference.toLowerCase(), reference.slice(4), ticketNumber(id, 2), ` ${reference} `];
      expect(typed.map(bookingIdOf)).toEqual([id, id, id, id, id]);
    },
  );

  it.each(['', 'Maya', 'ASC-', 'ASC-7K2M', 'ASC-7K2MQ-001', 'ASC-UUUUU', '00000', 'ZZZZZZZ', "' or 1=1"])(
    'leads nowhere from %j',
    (text) => {
      expect(bookingIdOf(text)).toBeNull();
    },
  );
});
