import type { DisputeStatus } from './disputes';
import { cardDigits } from './payment-fields';

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

/** What the bank of a test card does with a refund: makes it at once, makes it later, or makes it and returns it later. */
export type TestRefund = 'made' | 'made_later' | 'returned_later';

/** A dispute of a test card, and how the sandbox's bank ends it. */
export interface TestDispute {
  readonly status: Extract<DisputeStatus, 'inquiry' | 'needs_response'>;
  readonly reason: string;
  readonly ends: Extract<DisputeStatus, 'won' | 'lost' | 'closed'>;
}

/** How a test card behaves. */
export type TestCardBehaviour =
  | { readonly kind: 'pays'; readonly refund: TestRefund }
  | { readonly kind: 'pays_then_disputed'; readonly dispute: TestDispute }
  | { readonly kind: 'challenge' }
  | { readonly kind: 'declined'; readonly code: DeclineCode };

const declined = (code: DeclineCode): TestCardBehaviour => ({ kind: 'declined', code });
const disputed = (dispute: TestDispute): TestCardBehaviour => ({ kind: 'pays_then_disputed', dispute });

/** The test cards, the same as Stripe's. Source: docs/rules/payments.md, "Test cards". */
const testCards: ReadonlyMap<string, TestCardBehaviour> = new Map([
  ['4242424242424242', { kind: 'pays', refund: 'made' }],
  ['4000000000000002', declined('card_declined')],
  ['4000000000009995', declined('insufficient_funds')],
  ['4000000000009987', declined('lost_card')],
  ['4000000000009979', declined('stolen_card')],
  ['4000000000000069', declined('expired_card')],
  ['4000000000000127', declined('incorrect_cvc')],
  ['4000000000000119', declined('processing_error')],
  ['4000000000000341', declined('card_declined')],
  ['4000002500003155', { kind: 'challenge' }],
  ['4000000000007726', { kind: 'pays', refund: 'made_later' }],
  ['4000000000005126', { kind: 'pays', refund: 'returned_later' }],
  ['4000000000000259', disputed({ status: 'needs_response', reason: 'fraudulent', ends: 'lost' })],
  ['4000000000002685', disputed({ status: 'needs_response', reason: 'product_not_received', ends: 'won' })],
  ['4000000000001976', disputed({ status: 'inquiry', reason: 'general', ends: 'closed' })],
]);

/** @returns null for any number that isn't a test card; such a number never leaves the browser (docs/rules/payments.md, "Payments") */
export function testCardBehaviour(number: string): TestCardBehaviour | null {
  return testCards.get(cardDigits(number)) ?? null;
}

/** What the card of a charge does with its refunds. @param last4 all that's stored of the card */
export function testRefundOf(last4: string): TestRefund {
  const [, card] = [...testCards].find(([number]) => number.endsWith(last4)) ?? [];
  return card?.kind === 'pays' ? card.refund : 'made';
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
