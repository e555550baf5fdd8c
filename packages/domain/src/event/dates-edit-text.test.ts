import { expect, it } from 'vitest';
import { editText, keptText } from './dates-edit-text';

it.each([
  [{ dates: 37, booked: 4, people: 52 }, '37 dates change, 4 of them have bookings. We’ll email 52 people about it.'],
  [{ dates: 37, booked: 1, people: 1 }, '37 dates change, 1 of them has bookings. We’ll email 1 person about it.'],
  [{ dates: 2, booked: 0, people: 0 }, '2 dates change, none of them has bookings.'],
  [{ dates: 1, booked: 1, people: 0 }, '1 date changes and has bookings.'],
  [{ dates: 1, booked: 0, people: 0 }, '1 date changes and has no bookings.'],
])('an edit of %o says: %s', (figures, expected) => {
  expect(editText(figures)).toBe(expected);
});

it('says which dates keep a field, and why', () => {
  const kept = { field: 'Capacity', dates: 5, first: ['Jul 4', 'Jul 11', 'Jul 18'] };
  expect(keptText({ ...kept, reason: null })).toBe(
    'Capacity stays the same on 5 dates that you’ve changed separately: Jul 4, Jul 11, Jul 18 and 2 more.',
  );
  expect(keptText({ ...kept, dates: 1, first: ['Jul 4'], reason: 'It’s sold out.' })).toBe(
    'Capacity stays the same on 1 date: Jul 4. It’s sold out.',
  );
});
