import { describe, expect, it } from 'vitest';
import { answerMaxLength, answerText, readAnswer } from './answer';
import type { QuestionKind } from './question';

const read = (kind: QuestionKind, typed: string, options: readonly string[] = []) =>
  readAnswer({ kind, options }, typed);

describe('an answer', () => {
  it.each<[QuestionKind, string, string]>([
    ['text', '  No nuts,\r\nplease ', 'No nuts,\nplease'],
    ['text', 'x'.repeat(answerMaxLength), 'x'.repeat(answerMaxLength)],
    ['choice', 'M', 'M'],
    ['yes_no', 'yes', 'yes'],
    ['number', '042', '42'],
    ['number', '27,5', '27.5'],
    ['number', '-0', '0'],
    ['number', '\u22125', '-5'],
    ['number', '.5', '0.5'],
    ['number', '-,5', '-0.5'],
    ['number', '1 000', '1000'],
    ['number', '12\u00a0000,5', '12000.5'],
    ['number', '1\u202f000\u2009000', '1000000'],
    ['number', '1,000,000', '1000000'],
    ['number', '1,000.5', '1000.5'],
    ['number', '0,125', '0.125'],
    ['number', '1000000', '1000000'],
    ['date', '2028-02-29', '2028-02-29'],
    ['number', ' ', ''],
  ])('to a question of kind %s is read: %j', (kind, typed, value) => {
    expect(read(kind, typed, ['S', 'M'])).toMatchObject({ ok: true, value });
  });

  it.each<[QuestionKind, string, string]>([
    ['text', 'x'.repeat(answerMaxLength + 1), 'Please use at most 1000 characters.'],
    ['text', 'a\u0007b', 'Please use plain text.'],
    ['choice', 'XL', 'Please choose one of the answers.'],
    ['yes_no', 'maybe', 'Please choose yes or no.'],
    ['number', 'size 42', 'Please enter a number, such as 42 or 27.5.'],
    ['number', '1e3', 'Please enter a number, such as 42 or 27.5.'],
    ['number', '1 00', 'Please enter a number, such as 42 or 27.5.'],
    ['number', '1234 567', 'Please enter a number, such as 42 or 27.5.'],
    ['number', '.', 'Please enter a number, such as 42 or 27.5.'],
    ['number', '\u2212\u22125', 'Please enter a number, such as 42 or 27.5.'],
    ['number', '1,000', 'Please enter 1000 or 1.000: 1,000 can be either.'],
    ['number', '1 000 001', 'Please enter a number from -1000000 to 1000000.'],
    ['number', '1000001', 'Please enter a number from -1000000 to 1000000.'],
    ['date', '2027-02-29', 'Please enter a date that exists.'],
  ])('of the wrong kind is refused with what to do: %s %j', (kind, typed, message) => {
    expect(read(kind, typed, ['S', 'M'])).toMatchObject({ ok: false, message });
  });

  it('to a yes/no question is read as a word', () => {
    expect([answerText('yes_no', 'yes'), answerText('text', 'yes')]).toEqual(['Yes', 'yes']);
  });
});
