import { savedViewPattern } from '@ascendant/domain/site/saved-view';
import { expect, test } from 'vitest';
import { viewOf } from './view-of';

test.each([
  ['?status=draft&sort=title', 'status=draft&sort=title'],
  ['?sort=title&status=draft', 'status=draft&sort=title'],
  ['?status=draft&page=3', 'status=draft'],
  ['?status=pending_approval', 'status=pending_approval'],
  ['?status=event.cancelled', 'status=event.cancelled'],
  ['?status=a%20b', ''],
  [`?status=${'x'.repeat(41)}`, ''],
  ['', ''],
])('of %s a view keeps %j', (query, kept) => {
  expect(viewOf(query, ['status', 'sort'])).toBe(kept);
});

test('what someone searched for is never kept, even if it’s asked for', () => {
  expect(viewOf('?q=maya&status=active', ['q', 'status'])).toBe('status=active');
  for (const query of ['q=maya', 'status=active&q=maya', 'email=maya%40x.org', 'email=maya@x.org', 'status=', '', '&'])
    expect(savedViewPattern.test(query)).toBe(false);
});
