import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { normaliseDiscountCode } from '@ascendant/domain/pricing/discount';
import { storePaymentIntentId } from '../../storage/payment-intent-id';
import type { PendingBooking } from '../../storage/pending-booking';
import { showToast } from '../../ui/toast-store';
import { isOnlyDiscounted, termsOfBooking, termsOfQuote, withoutDiscount, type CheckoutTerms } from './checkout-terms';
import { openPayment, type Opening, type PaymentIntent } from './open-payment';

/** Where the checkout stands. `terms` are what the summary shows. */
export type CheckoutState =
  | { readonly phase: 'opening' }
  | { readonly phase: 'ready'; readonly terms: CheckoutTerms; readonly intent: PaymentIntent }
  | { readonly phase: 'price_changed'; readonly terms: CheckoutTerms; readonly before: CheckoutTerms }
  | { readonly phase: 'nothing_to_pay'; readonly terms: CheckoutTerms }
  | { readonly phase: 'failed'; readonly reason: string | null };

/**
 * Opens the payment of a booking and keeps it in step with what the person agrees to: another price, a discount code, another
 * try after the hold ran out. The server's figures are the ones that are shown.
 */
export function useCheckout(booking: PendingBooking) {
  const [state, setState] = useState<CheckoutState>({ phase: 'opening' });
  const [codeError, setCodeError] = useState<string | null>(null);
  const opening = useMutation({ mutationFn: (terms: CheckoutTerms) => openPayment(booking, terms) });

  const open = async (terms: CheckoutTerms) => {
    const outcome = await opening.mutateAsync(terms);
    if (outcome.kind === 'open') storePaymentIntentId(outcome.intent.paymentIntentId);
    if (outcome.kind === 'failed') showToast(setUpFailed);
    setState(stateAfter(outcome, terms));
    return outcome;
  };
  const applyCode = async (text: string, agreed: CheckoutTerms) => {
    setCodeError(null);
    const discountCode = normaliseDiscountCode(text);
    const outcome = await opening.mutateAsync({ ...agreed, discountCode });
    if (outcome.kind === 'price_changed') {
      const terms = termsOfQuote(outcome.quote, discountCode);
      if (!isOnlyDiscounted(agreed, terms)) return setState({ phase: 'price_changed', terms, before: agreed });
      return void (await open(terms));
    }
    // Asking with a code has given up the payment that was open; the refusal of the code brings it back.
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
    removeCode: (agreed: CheckoutTerms) => void open(withoutDiscount(agreed)),
    /** With the new figures, or again after the hold ran out. */
    open: (terms: CheckoutTerms) => void open(terms),
  };
}

const setUpFailed = {
  title: 'Payment Error',
  description: 'Failed to initialize payment. Please try again.',
  tone: 'bad',
} as const;

const codeFailed = 'This code could not be applied. Please try again.';

function stateAfter(outcome: Opening, asked: CheckoutTerms): CheckoutState {
  switch (outcome.kind) {
    case 'open':
      return { phase: 'ready', intent: outcome.intent, terms: termsOfQuote(outcome.intent.quote, asked.discountCode) };
    case 'price_changed':
      return { phase: 'price_changed', terms: termsOfQuote(outcome.quote, asked.discountCode), before: asked };
    case 'nothing_to_pay':
      return { phase: 'nothing_to_pay', terms: asked };
    case 'code_refused':
      return { phase: 'failed', reason: outcome.sentence };
    case 'failed':
      return { phase: 'failed', reason: outcome.sentence };
  }
}
