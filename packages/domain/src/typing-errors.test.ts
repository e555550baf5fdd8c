import { describe, expect, it } from 'vitest';
import { mostErrors, typingErrors } from './typing-errors';

describe('typingErrors', () => {
  it.each([
    ['montreal', 'montreal', 0],
    ['montrael', 'montreal', 1],
    ['montral', 'montreal', 1],
    ['monttreal', 'montreal', 1],
    ['mantreal', 'montreal', 1],
    ['sam fransisco', 'san francisco', 2],
    ['ab', 'ba', 1],
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['', '', 0],
  ])('from %j to %j: %i', (typed, meant, errors) => {
    expect(typingErrors(typed, meant)).toBe(errors);
    expect(typingErrors(meant, typed)).toBe(errors);
  });
});

describe('mostErrors', () => {
  it('allows one in four letters, but at least one', () => {
    expect([3, 7, 8, 11, 12].map((length) => mostErrors('x'.repeat(length)))).toEqual([1, 1, 2, 2, 3]);
  });
});
