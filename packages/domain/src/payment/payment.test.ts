import { describe, expect, it } from 'vitest';
import { containsCardNumber, isCardNumber } from './payment-fields';
import { declineSentence, testCardBehaviour } from './test-cards';

describe('card numbers', () => {
  it.each(['4242 4242 4242 4242', '4000-0025-0000-3155', '378282246310005'])('%s could be a card', (number) => {
    expect(isCardNumber(number)).toBe(true);
  });

  it.each(['4242 4242 4242 4241', '4242', '', '4242424242424242424242', 'abcd'])('%j could not', (number) => {
    expect(isCardNumber(number)).toBe(false);
  });

  it('PAY-19 a card number is found inside other text, and other long numbers are not mistaken for one', () => {
    expect(containsCardNumber('{"note":"my card is 4242 4242 4242 4242 thanks"}')).toBe(true);
    expect(containsCardNumber('{"phone":"4242424242424241"}')).toBe(false);
  });
});

describe('test cards', () => {
  it('a number that is not a test card is unknown', () => {
    expect(testCardBehaviour('378282246310005')).toBeNull();
  });

  it('spaces do not matter', () => {
    expect(testCardBehaviour('4000 0025 0000 3155')).toEqual({ kind: 'challenge' });
  });

  it('PAY-15 lost and stolen cards read as a plain decline', () => {
    expect(declineSentence('lost_card')).toBe(declineSentence('card_declined'));
    expect(declineSentence('stolen_card')).toBe(declineSentence('card_declined'));
    expect(declineSentence('insufficient_funds')).not.toBe(declineSentence('card_declined'));
  });
});
