import { paymentIntentIdKey } from './booking-keys';
import { permanentStorage, tabStorage } from './browser-storage';

/**
 * The provider's intent for this tab's checkout; null if there's none. Local storage is shared by all tabs and holds the last
 * one opened anywhere, so a second checkout would otherwise confirm the other tab's payment.
 */
export function readPaymentIntentId(): string | null {
  return tabStorage.read(paymentIntentIdKey) ?? permanentStorage.read(paymentIntentIdKey);
}

export function storePaymentIntentId(paymentIntentId: string): void {
  tabStorage.write(paymentIntentIdKey, paymentIntentId);
  permanentStorage.write(paymentIntentIdKey, paymentIntentId);
}
