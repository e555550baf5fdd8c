import { expect, test } from 'vitest';
import { buildBooking } from '../test/build-booking';
import { isOver } from './is-over';

const { event } = buildBooking();
const now = new Date('2026-11-21T01:40:00Z');

test.each([
  ['tonight’s event in Toronto, while it’s the next day by UTC', '2026-11-20', '2026-11-21T04:30:00.000Z', false],
  [
    'a morning in Auckland that has ended, while it’s the same day by UTC',
    '2026-11-21',
    '2026-11-21T01:00:00.000Z',
    true,
  ],
  ['one that ends this very moment', '2026-11-20', '2026-11-21T01:40:00.000Z', true],
  ['one that ends a moment later', '2026-11-20', '2026-11-21T01:40:00.001Z', false],
])('a booking is over when its event has ended: %s', (_, endDate, endsAt, expected) => {
  expect(isOver({ event: { ...event, endDate, endsAt } }, now)).toBe(expected);
});

test.each([
  ['2026-11-20', false],
  ['2026-11-19', true],
])(
  'one that an older version saved without its end is over when its last day %s is over everywhere',
  (endDate, expected) => {
    const { endsAt: _endsAt, ...old } = event;
    expect(isOver({ event: { ...old, endDate } }, new Date('2026-11-21T10:00:00Z'))).toBe(expected);
  },
);
