import { tabStorage } from './browser-storage';

/** The payment of a change of a booking that this tab opened, so that someone who comes back from their bank returns to it. */
const changePaymentKey = 'changePayment';

/** @param path where it's paid */
export function storeChangePayment(paymentIntentId: string, path: string): void {
  tabStorage.write(changePaymentKey, `${paymentIntentId} ${path}`);
}

/** Where a payment is paid. @returns null if it isn't the one of a change that this tab opened */
export function readChangePayment(paymentIntentId: string): string | null {
  const [stored, path] = (tabStorage.read(changePaymentKey) ?? '').split(' ');
  return stored === paymentIntentId && path !== undefined ? path : null;
}

export function clearChangePayment(): void {
  tabStorage.remove(changePaymentKey);
}
