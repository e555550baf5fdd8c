import { afterEach, expect, test } from 'vitest';
import { keepVisit, ownVisit } from './widget-visit';

afterEach(() => sessionStorage.clear());

test('a visit is kept for this tab’s orders', () => {
  expect(ownVisit()).toEqual({});
  keepVisit(`#visit=${'w'.repeat(43)}`);
  expect(ownVisit()).toEqual({ visit: 'w'.repeat(43) });
  keepVisit('');
  expect(ownVisit()).toEqual({ visit: 'w'.repeat(43) });
});

test.each(['#visit=x', `#visit=${'w'.repeat(44)}`, `#visit=${'?'.repeat(43)}`, '#reviews'])('%s is none', (hash) => {
  keepVisit(hash);
  expect(ownVisit()).toEqual({});
});
