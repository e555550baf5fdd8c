import { tabStorage } from './browser-storage';

/** The payment of a price difference that this tab opened, so that someone who comes back from their bank returns to it. */
const movePaymentKey = 'movePayment';

/** @param path where it's paid */
export function storeMovePayment(paymentIntentId: string, path: string): void {
  tabStorage.write(movePaymentKey, `${paymentIntentId} ${path}`);
}

/** Where a payment is paid. @returns null if it isn't the one of a move that this tab opened */
export function readMovePayment(paymentIntentId: string): string | null {
  const [stored, path] = (tabStorage.read(movePaymentKey) ?? '').split(' ');
  return stored === paymentIntentId && path !== undefined ? path : null;
}

export function clearMovePayment(): void {
  tabStorage.remove(movePaymentKey);
}
