import { expect, test } from 'vitest';
import {
  isBetween,
  isListOf,
  isOneOf,
  isOptional,
  isRecord,
  isShaped,
  isText,
  isTextUpTo,
  isWholeBetween,
  shaped,
  type Check,
} from './shape';

const kinds: readonly (readonly [string, Check<never>, readonly unknown[], readonly unknown[]])[] = [
  ['a record', isRecord as never, [{}, { a: 1 }], [null, [], 'text', 1, undefined]],
  ['a text', isText as never, ['', 'text'], [null, 1, undefined, ['text']]],
  ['a text of at most 3 characters', isTextUpTo(3) as never, ['', 'abc'], ['abcd', 3, null]],
  ['a number from 1 to 5', isBetween(1, 5) as never, [1, 2.5, 5], [0.9, 5.1, Number.NaN, '3', null]],
  ['a whole number from 1 to 5', isWholeBetween(1, 5) as never, [1, 3, 5], [0, 6, 2.5, Infinity, '3', null]],
  ['a text or nothing', isOptional(isText) as never, ['', undefined], [null, 1]],
  ['one of two', isOneOf(['day', 'night']) as never, ['day', 'night'], ['Day', '', null, undefined]],
  ['a list of texts', isListOf(isText) as never, [[], ['a', 'b']], [['a', 1], 'a', { 0: 'a' }, null]],
  ['an object with a text', isShaped({ a: isText }) as never, [{ a: '' }, { a: '', b: 1 }], [{}, { a: 1 }, [], null]],
];

test.each(kinds)('%s is told from anything else', (_kind, is, right, wrong) => {
  for (const value of right) expect(is(value), JSON.stringify(value)).toBe(true);
  for (const value of wrong) expect(is(value), JSON.stringify(value)).toBe(false);
});

const shape = { city: isText, nights: isOptional(isWholeBetween(1, 30)) };

test('an object keeps the properties of its shape, without those that are missing and may be', () => {
  expect(shaped({ city: 'Halifax', nights: 2, password: 'secret' }, shape)).toEqual({ city: 'Halifax', nights: 2 });
  expect(Object.keys(shaped({ city: 'Halifax' }, shape) ?? {})).toEqual(['city']);
});

test.each([null, 'Halifax', ['Halifax'], { nights: 2 }, { city: 'Halifax', nights: 0 }, { city: 7 }])(
  'what isn’t of its shape is refused: %j',
  (value) => expect(shaped(value, shape)).toBeNull(),
);
