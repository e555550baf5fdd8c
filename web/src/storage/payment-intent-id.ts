import { paymentIntentIdKey } from './booking-keys';
import { permanentStorage } from './browser-storage';

/** The provider's intent of the checkout that is open; null when there is none. */
export function readPaymentIntentId(): string | null {
  return permanentStorage.read(paymentIntentIdKey);
}

export function storePaymentIntentId(paymentIntentId: string): void {
  permanentStorage.write(paymentIntentIdKey, paymentIntentId);
}
