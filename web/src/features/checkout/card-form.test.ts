import { expect, test } from 'vitest';
import { cardForm, formatExpiry, groupDigits, readExpiry, toCard } from './card-form';

const card = { number: '4242 4242 4242 4242', expiry: '09 / 29', cvc: '123' };

function problems(changes: Partial<typeof card>) {
  const parsed = cardForm.safeParse({ ...card, ...changes });
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
}

test('a test card is taken, its digits without spaces', () => {
  expect(problems({})).toEqual([]);
  expect(toCard(card)).toEqual({ number: '4242424242424242', expMonth: 9, expYear: 2029, cvc: '123' });
});

test.each(['4111 1111 1111 1111', '5555 5555 5555 4444', '378282246310005', '4242 4242 4242 4241', '42'])(
  'PAY-19 %s is no test card and is refused before it is sent',
  (number) => {
    expect(problems({ number })).toEqual(['This is no test card. Please enter no real card here.']);
  },
);

test('the security code has 3 digits', () => {
  for (const cvc of ['31', '3123', 'abc', '']) expect(problems({ cvc })).toEqual(['3 digits']);
});

test.each([
  ['09 / 29', 9, 2029],
  ['9/29', 9, 2029],
  ['0929', 9, 2029],
  ['12-2031', 12, 2031],
])('an expiry may be written %s', (text, month, year) => {
  expect(readExpiry(text)).toEqual({ month, year });
});

test.each(['13 / 29', '00 / 29', '9', '', '09 / 3'])('%j is no expiry', (text) => {
  expect(readExpiry(text)).toBeNull();
});

test('digits are grouped by four, and month and year are parted, while one types', () => {
  expect(groupDigits('42424')).toBe('4242 4');
  expect(groupDigits('4242 4242 4242 4242')).toBe('4242 4242 4242 4242');
  expect(formatExpiry('09')).toBe('09');
  expect(formatExpiry('092')).toBe('09 / 2');
});
