import type { NearestDate } from '@ascendant/contract/event-dates';
import { zeroCents } from '@ascendant/domain/money';
import { normaliseDiscountCode } from '@ascendant/domain/pricing/discount';
import { useEffect, useRef, useState } from 'react';
import type { Opening, PaymentIntent } from '../../data/open-payment';
import { useOpenPayment } from '../../data/payments';
import { storeHeldUntil } from '../../storage/held-seats';
import { storePaymentIntentId } from '../../storage/payment-intent-id';
import { storeHeldBooking, type PendingBooking } from '../../storage/pending-booking';
import { showToast } from '../../ui/dialog/toast-store';
import {
  isOnlyDiscounted,
  termsOfBooking,
  termsOfQuote,
  toOrder,
  withoutDiscount,
  withTerms,
  type CheckoutTerms,
} from './checkout-terms';

/** The state of the checkout. `terms` are what the summary shows. */
export type CheckoutState =
  | { readonly phase: 'opening' }
  | {
      readonly phase: 'ready';
      readonly terms: CheckoutTerms;
      readonly intent: PaymentIntent;
      /** On this device's clock, in milliseconds since 1970. */
      readonly heldUntilMs: number;
    }
  | { readonly phase: 'price_changed'; readonly terms: CheckoutTerms; readonly before: CheckoutTerms }
  | { readonly phase: 'nothing_to_pay'; readonly terms: CheckoutTerms }
  | { readonly phase: 'failed'; readonly reason: string | null; readonly nearest: NearestDate | null };

/**
 * Opens the payment of a booking and updates it as the user agrees to a new price, enters a discount code, or tries again
 * after the hold expires. The amounts shown are the server's.
 */
export function useCheckout(booking: PendingBooking) {
  const [state, setState] = useState<CheckoutState>({ phase: 'opening' });
  const [codeError, setCodeError] = useState<string | null>(null);
  const opening = useOpenPayment();
  const ask = (terms: CheckoutTerms) =>
    opening.mutateAsync({ total: terms.quote.total, order: toOrder(booking, terms) });

  const open = async (terms: CheckoutTerms): Promise<void> => {
    const outcome = await ask(terms);
    if (outcome.kind === 'code_refused' && terms.discountCode !== null) {
      setCodeError(outcome.sentence);
      return open(withoutDiscount(terms, booking));
    }
    if (outcome.kind === 'open') keep(booking, outcome, terms.discountCode);
    if (outcome.kind === 'failed') showToast(setUpFailed);
    return setState(stateAfter(outcome, terms));
  };
  const applyCode = async (text: string, agreed: CheckoutTerms) => {
    setCodeError(null);
    const discountCode = normaliseDiscountCode(text);
    const asked = { ...agreed, discountCode };
    const outcome = await ask(asked);
    // A discount of a cent at most isn't another price.
    if (outcome.kind === 'open') {
      keep(booking, outcome, discountCode);
      return setState(stateAfter(outcome, asked));
    }
    if (outcome.kind === 'price_changed') {
      const terms = termsOfQuote(outcome.quote, discountCode);
      if (!isOnlyDiscounted(agreed, terms)) return setState({ phase: 'price_changed', terms, before: agreed });
      return terms.quote.total === zeroCents ? setState({ phase: 'nothing_to_pay', terms }) : open(terms);
    }
    // Asking with a code may have closed the open payment; asking without one opens it again.
    await open(agreed);
    return setCodeError(outcome.kind === 'code_refused' ? outcome.sentence : codeFailed);
  };

  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void open(termsOfBooking(booking));
  });

  return {
    state,
    codeError,
    isRecalculating: opening.isPending,
    applyCode: (text: string, agreed: CheckoutTerms) => void applyCode(text, agreed),
    removeCode: (agreed: CheckoutTerms) => void open(withoutDiscount(agreed, booking)),
    /** With the price that was agreed to in the dialog, as at the start. */
    begin: () => void open(termsOfBooking(booking)),
    /** With the new price, or again after the hold expired. */
    open: (terms: CheckoutTerms) => void open(terms),
  };
}

const setUpFailed = {
  title: 'Payment Error',
  description: 'Failed to initialize payment. Please try again.',
  tone: 'bad',
} as const;

const codeFailed = 'We couldn’t apply this code. Please try again.';

/** Stores the agreed terms with the booking, so that a reload asks for the same. */
function keep(
  booking: PendingBooking,
  { intent, heldUntilMs }: Extract<Opening, { kind: 'open' }>,
  discountCode: string | null,
): void {
  storeHeldUntil(heldUntilMs);
  storePaymentIntentId(intent.paymentIntentId);
  storeHeldBooking(intent.bookingId, withTerms(booking, termsOfQuote(intent.quote, discountCode)));
}

function stateAfter(outcome: Opening, asked: CheckoutTerms): CheckoutState {
  switch (outcome.kind) {
    case 'open':
      return {
        phase: 'ready',
        intent: outcome.intent,
        heldUntilMs: outcome.heldUntilMs,
        terms: termsOfQuote(outcome.intent.quote, asked.discountCode),
      };
    case 'price_changed':
      return { phase: 'price_changed', terms: termsOfQuote(outcome.quote, asked.discountCode), before: asked };
    case 'nothing_to_pay':
      return { phase: 'nothing_to_pay', terms: asked };
    case 'code_refused':
      return { phase: 'failed', reason: outcome.sentence, nearest: null };
    case 'failed':
      return { phase: 'failed', reason: outcome.sentence, nearest: outcome.nearest };
  }
}
