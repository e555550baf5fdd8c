import { declineSentence, testCardBehaviour, type DeclineCode } from '@ascendant/domain/payment/test-cards';
import { enterCharge } from './balance';
import { intentOf, openDispute, tell, type Books } from './books';
import { ApiError, invalid, newId, nowSeconds, type ChargeObject, type IntentObject } from './objects';

/** Declines that have their own error code at Stripe; the others are `card_declined` with a decline code. */
const ownCodes: ReadonlySet<DeclineCode> = new Set(['expired_card', 'incorrect_cvc', 'processing_error']);

/** Tries a card on an intent, as the page does. @throws ApiError card_error if it's declined */
export function payWithCard(
  books: Books,
  { intentId, number, challengeUrl }: { intentId: string; number: string; challengeUrl: string },
): IntentObject {
  const intent = payable(books, intentId);
  const behaviour = testCardBehaviour(number);
  if (!behaviour) throw invalid('Your card number is incorrect.', 'incorrect_number');
  books.triedCards.set(intent.id, number.replaceAll(/\D/g, '').slice(-4));
  switch (behaviour.kind) {
    case 'challenge':
      intent.status = 'requires_action';
      intent.next_action = { type: 'redirect_to_url', redirect_to_url: { url: challengeUrl } };
      tell(books, 'payment_intent.requires_action', intent);
      return intent;
    case 'declined':
      return decline(books, intent, behaviour.code);
    case 'pays':
      if (behaviour.refund === 'made_later') books.slowRefunds.add(intent.id);
      return succeed(books, intent);
    case 'pays_then_disputed':
      succeed(books, intent);
      openDispute(books, intent.id, {
        reason: behaviour.dispute.reason,
        isInquiry: behaviour.dispute.status === 'inquiry',
      });
      return intent;
  }
}

/** Answers the bank's challenge, as the person would. */
export function answerChallenge(books: Books, intentId: string, passes: boolean): IntentObject {
  const intent = payable(books, intentId);
  if (intent.status !== 'requires_action')
    throw invalid('There is nothing to confirm.', 'payment_intent_unexpected_state');
  if (passes) return succeed(books, intent);
  intent.status = 'requires_payment_method';
  intent.next_action = null;
  const code = 'payment_intent_authentication_failure';
  const message = declineSentence('authentication_failed');
  intent.last_payment_error = { type: 'card_error', code, message, payment_method: { card: cardOf(books, intent) } };
  tell(books, 'payment_intent.payment_failed', intent);
  return intent;
}

function payable(books: Books, intentId: string): IntentObject {
  const intent = intentOf(books, intentId);
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    const message = `This PaymentIntent's status is ${intent.status}; it cannot be confirmed.`;
    throw invalid(message, 'payment_intent_unexpected_state');
  }
  return intent;
}

function succeed(books: Books, intent: IntentObject): IntentObject {
  const paid = charge(books, intent, null);
  enterCharge(books, paid);
  intent.latest_charge = paid.id;
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.next_action = null;
  intent.last_payment_error = null;
  tell(books, 'charge.succeeded', books.charges.get(intent.latest_charge));
  tell(books, 'payment_intent.succeeded', intent);
  return intent;
}

function decline(books: Books, intent: IntentObject, code: DeclineCode): never {
  const failed = charge(books, intent, code);
  const error = ownCodes.has(code)
    ? { code, message: declineSentence(code) }
    : {
        code: 'card_declined',
        decline_code: code === 'card_declined' ? 'generic_decline' : code,
        message: declineSentence(code),
      };
  intent.latest_charge = failed.id;
  intent.status = 'requires_payment_method';
  intent.next_action = null;
  intent.last_payment_error = { type: 'card_error', ...error, charge: failed.id };
  tell(books, 'charge.failed', failed);
  tell(books, 'payment_intent.payment_failed', intent);
  throw new ApiError(402, { type: 'card_error', ...error, payment_intent: intent });
}

/** @param declined why it fails; null if it succeeds */
function charge(books: Books, intent: IntentObject, declined: DeclineCode | null): ChargeObject {
  const reason = declined === 'card_declined' ? 'generic_decline' : declined;
  const made: ChargeObject = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    created: nowSeconds(),
    currency: intent.currency,
    disputed: false,
    livemode: false,
    paid: declined === null,
    payment_intent: intent.id,
    refunded: false,
    status: declined === null ? 'succeeded' : 'failed',
    failure_code: declined === null || ownCodes.has(declined) ? declined : 'card_declined',
    failure_message: declined === null ? null : declineSentence(declined),
    outcome: {
      reason,
      seller_message: declined === null ? 'Payment complete.' : `The bank returned the decline code ${reason}.`,
    },
    payment_method_details: { type: 'card', card: cardOf(books, intent) },
  };
  books.charges.set(made.id, made);
  return made;
}

/** All test cards are Visas. */
function cardOf({ triedCards }: Books, { id }: IntentObject) {
  return { brand: 'visa', last4: triedCards.get(id) ?? '0000' };
}
