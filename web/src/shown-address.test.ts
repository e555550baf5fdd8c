import { expect, test } from 'vitest';
import { shownAddress } from './shown-address';

test.each([
  ['/?utm_source=letter', '/'],
  ['/?with=5&n=1', '/?with=5'],
  ['/events/7/dawn-traverse?ref=a-friend', '/events/7/dawn-traverse'],
  ['/events/7?ref=a-friend&book=1', '/events/7?book=1'],
  ['/browse?n=1&maxPrice=50&category=Hiking&q=dawn', '/browse?q=dawn&category=Hiking&maxPrice=50'],
  ['/browse?category=B&utm=1&category=A', '/browse?category=B&category=A'],
  ['/browse?view=map&cursor=abc', '/browse?cursor=abc&view=map'],
  ['/help?', '/help'],
  ['/help', '/help'],
])('a page at %s is the one at %s', (url, shown) => {
  expect(shownAddress(url)).toBe(shown);
});

test.each(['/auth?redirect=%2Fevents%2F7', '/checkout/9?n=1', '/nowhere?n=1', '/stop-emails?token=a+b'])(
  'a page that may read anything of its address keeps it all: %s',
  (url) => {
    expect(shownAddress(url)).toBe(url);
  },
);
