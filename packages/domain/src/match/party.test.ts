import { expect, test } from 'vitest';
import { companionsOf } from './party';

test.each([
  ['5', [5]],
  ['5,8,5', [5, 8]],
  ['', null],
  ['5,', null],
  ['0', null],
  ['5;8', null],
  ['1,2,3,4,5,6,7,8,9,10', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['1,2,3,4,5,6,7,8,9,10,11', null],
])('PTY-01 "%s" in an address is %j', (text, ids) => {
  expect(companionsOf(text)).toEqual(ids);
});
