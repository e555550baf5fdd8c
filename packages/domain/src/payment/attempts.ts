/** What became of an attempt to charge a card. */
export const attemptOutcomes = ['declined', 'succeeded'] as const;
export type AttemptOutcome = (typeof attemptOutcomes)[number];

/**
 * Why a card was declined, for admins. Travellers read the provider's own sentence, which says nothing to a thief (rule PAY-15).
 * Of the provider's codes, those that say something that helps. Source: Stripe documentation.
 */
const reasons: Readonly<Partial<Record<string, string>>> = {
  authentication_failed: 'The bank’s challenge wasn’t passed',
  payment_intent_authentication_failure: 'The bank’s challenge wasn’t passed',
  authentication_required: 'The bank wanted a challenge',
  approve_with_id: 'The bank couldn’t authorize it',
  call_issuer: 'The bank gave no reason: the cardholder can ask it',
  card_declined: 'The bank gave no reason',
  generic_decline: 'The bank gave no reason',
  do_not_honor: 'The bank gave no reason',
  card_not_supported: 'The card doesn’t allow purchases like this',
  card_velocity_exceeded: 'Over the card’s limit',
  withdrawal_count_limit_exceeded: 'Over the card’s limit',
  currency_not_supported: 'The card doesn’t take this currency',
  expired_card: 'The card has expired',
  fraudulent: 'Suspected of fraud',
  highest_risk_level: 'Blocked by the provider as too risky',
  incorrect_cvc: 'The security code was wrong',
  invalid_cvc: 'The security code was wrong',
  incorrect_number: 'The card number was wrong',
  invalid_number: 'The card number was wrong',
  incorrect_zip: 'The postal code was wrong',
  insufficient_funds: 'Insufficient funds',
  invalid_account: 'The card’s account is invalid',
  invalid_expiry_month: 'The expiry date was wrong',
  invalid_expiry_year: 'The expiry date was wrong',
  issuer_not_available: 'The bank couldn’t be reached',
  lost_card: 'The card was reported lost',
  stolen_card: 'The card was reported stolen',
  pickup_card: 'The card can’t be used: it may be lost or stolen',
  processing_error: 'The card couldn’t be processed: trying again may help',
  reenter_transaction: 'The card couldn’t be processed: trying again may help',
  try_again_later: 'The bank couldn’t decide: trying again may help',
};

/** 'Insufficient funds'; a code that we don't know, in plain words: 'Stop payment order'. */
export function declineReasonText(code: string): string {
  const known = Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  return known ?? codeInWords(code);
}

function codeInWords(code: string): string {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
