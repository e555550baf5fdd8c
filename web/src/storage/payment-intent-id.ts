import { paymentIntentIdKey } from './booking-keys';
import { permanentStorage } from './browser-storage';

/** The provider's intent for the open checkout; null if there's none. */
export function readPaymentIntentId(): string | null {
  return permanentStorage.read(paymentIntentIdKey);
}

export function storePaymentIntentId(paymentIntentId: string): void {
  permanentStorage.write(paymentIntentIdKey, paymentIntentId);
}
