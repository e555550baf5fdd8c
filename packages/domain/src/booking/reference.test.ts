import { describe, expect, it } from 'vitest';
import { bookingReference } from './reference';

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
});
