import { cardDigits } from './card-number';

export const declineCodes = [
  'card_declined',
  'insufficient_funds',
  'lost_card',
  'stolen_card',
  'expired_card',
  'incorrect_cvc',
  'processing_error',
  'authentication_failed',
] as const;
export type DeclineCode = (typeof declineCodes)[number];

/** How a test card behaves. */
export type TestCardBehaviour =
  | { readonly kind: 'pays' }
  | { readonly kind: 'pays_then_disputed' }
  | { readonly kind: 'challenge' }
  | { readonly kind: 'declined'; readonly code: DeclineCode };

const declined = (code: DeclineCode): TestCardBehaviour => ({ kind: 'declined', code });

/** The test cards of both providers. Source: docs/rules/payments.md, "Test cards". */
const testCards: ReadonlyMap<string, TestCardBehaviour> = new Map([
  ['4242424242424242', { kind: 'pays' }],
  ['4000000000000002', declined('card_declined')],
  ['4000000000009995', declined('insufficient_funds')],
  ['4000000000009987', declined('lost_card')],
  ['4000000000009979', declined('stolen_card')],
  ['4000000000000069', declined('expired_card')],
  ['4000000000000127', declined('incorrect_cvc')],
  ['4000000000000119', declined('processing_error')],
  ['4000000000000341', declined('card_declined')],
  ['4000002500003155', { kind: 'challenge' }],
  ['4000000000000259', { kind: 'pays_then_disputed' }],
]);

/** @returns null for any number that isn't a test card; such a number never leaves the browser (docs/rules/payments.md, "Payments") */
export function testCardBehaviour(number: string): TestCardBehaviour | null {
  return testCards.get(cardDigits(number)) ?? null;
}

const plainDecline = 'Your card was declined.';

/** What people see. Lost and stolen cards read as a plain decline. Source: rule PAY-15. */
const declineSentences: Readonly<Record<DeclineCode, string>> = {
  card_declined: plainDecline,
  insufficient_funds: 'Your card has insufficient funds.',
  lost_card: plainDecline,
  stolen_card: plainDecline,
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
  authentication_failed: "We couldn't confirm that this card is yours. Please try again or use another card.",
};

export function declineSentence(code: DeclineCode): string {
  return declineSentences[code];
}
