import { expect, it } from 'vitest';
import { isDelivered, pauseAfter, restAfter, retryPauses } from './webhook';

const answered = { retryAfter: null };

it('HOK-05 each pause is longer than the one before, up to a fifth shorter or longer, and after the last try there’s none', () => {
  const pauses = retryPauses.map((_, index) => pauseAfter(index + 1, answered, 0.5));
  expect(pauses).toEqual(retryPauses);
  expect([pauseAfter(1, answered, 0), pauseAfter(1, answered, 1)]).toEqual([4, 6]);
  expect(pauseAfter(9, answered, 0.5)).toBe(86_400);
  expect(pauseAfter(10, answered, 0.5)).toBeNull();
});

it('HOK-05 a pause that the answer asks for is kept, up to a day', () => {
  expect(pauseAfter(1, { retryAfter: 60 }, 0.5)).toBe(60);
  expect(pauseAfter(3, { retryAfter: 60 }, 0.5)).toBe(1800);
  expect(pauseAfter(1, { retryAfter: 864_000 }, 0.5)).toBe(86_400);
});

it('HOK-06 a webhook rests after the fifth failure in a row, longer each time, up to an hour', () => {
  expect([4, 5, 6, 10, 11, 12, 400].map(restAfter)).toEqual([0, 60, 120, 1920, 3600, 3600, 3600]);
});

it('HOK-04 only 2xx is delivered', () => {
  const statuses = [null, 199, 200, 204, 299, 300, 302, 404, 410, 500];
  expect(statuses.filter((status) => isDelivered({ status }))).toEqual([200, 204, 299]);
});
