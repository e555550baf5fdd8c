import { expect, test } from 'vitest';
import { declineReasonText } from './attempts';
import { declineCodes } from './test-cards';

test('admins read why a card was declined, also what a traveller isn’t told', () => {
  expect(declineReasonText('insufficient_funds')).toBe('Insufficient funds');
  expect(declineReasonText('stolen_card')).toBe('The card was reported stolen');
});

test('a code that we don’t know is shown in plain words', () => {
  expect(declineReasonText('stop_payment_order')).toBe('Stop payment order');
  expect(declineReasonText('constructor')).toBe('Constructor');
});

test('every reason of a test card has words of its own', () => {
  for (const code of declineCodes) expect(declineReasonText(code)).not.toContain('_');
});
