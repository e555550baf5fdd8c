import { expect, test } from 'vitest';
import { cardForm } from './card-check';
import { formatExpiry, groupDigits, readExpiry, toCard } from './card-form';

const card = { number: '4242 4242 4242 4242', expiry: '09 / 29', cvc: '123' };

function problems(changes: Partial<typeof card>) {
  const parsed = cardForm.safeParse({ ...card, ...changes });
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
}

test('a test card is accepted, and its digits sent without spaces', () => {
  expect(problems({})).toEqual([]);
  expect(toCard(card)).toEqual({ number: '4242424242424242', expMonth: 9, expYear: 2029, cvc: '123' });
});

test.each(['4111 1111 1111 1111', '5555 5555 5555 4444', '378282246310005', '4242 4242 4242 4241', '42'])(
  "PAY-19 %s isn't a test card and is refused before it's sent",
  (number) => {
    expect(problems({ number })).toEqual(['That isn’t a test card. Don’t enter a real card here.']);
  },
);

test('the security code has 3 digits', () => {
  for (const cvc of ['31', '3123', 'abc', '']) expect(problems({ cvc })).toEqual(['Enter 3 digits']);
});

test.each([
  ['09 / 29', 9, 2029],
  ['9/29', 9, 2029],
  ['0929', 9, 2029],
  ['12-2031', 12, 2031],
])('an expiry date can be written %s', (text, month, year) => {
  expect(readExpiry(text)).toEqual({ month, year });
});

test.each(['13 / 29', '00 / 29', '9', '', '09 / 3'])("%j isn't an expiry date", (text) => {
  expect(readExpiry(text)).toBeNull();
});

test('digits are grouped in fours, and month and year separated, while typing', () => {
  expect(groupDigits('42424')).toBe('4242 4');
  expect(groupDigits('4242 4242 4242 4242')).toBe('4242 4242 4242 4242');
  expect(formatExpiry('09')).toBe('09');
  expect(formatExpiry('092')).toBe('09 / 2');
});
