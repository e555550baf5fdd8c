import { paymentIntentIdKey } from './booking-keys';

/** The provider's intent of the checkout that is open; null when there is none. */
export function readPaymentIntentId(): string | null {
  return localStorage.getItem(paymentIntentIdKey);
}

export function storePaymentIntentId(paymentIntentId: string): void {
  localStorage.setItem(paymentIntentIdKey, paymentIntentId);
}
