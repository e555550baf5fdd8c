import type { PaymentRow } from '../../../db/schema/payments';
import type { ProviderIntent } from '../../adapters/payments/payment-provider';

/** Whether this installation created an intent. Others may share the provider account and number their holds from 1 too. */
export function isOurs({ metadata }: Pick<ProviderIntent, 'metadata'>, site: string): boolean {
  return metadata['site'] === site && metadata['hold'] !== undefined && metadata['booking'] !== undefined;
}

/** Whether an intent was created for this payment. */
export function isFor({ metadata, amount, currency }: ProviderIntent, payment: PaymentRow): boolean {
  return (
    metadata['hold'] === String(payment.holdId) &&
    metadata['booking'] === String(payment.bookingId) &&
    amount === payment.amountCents &&
    currency === payment.currency
  );
}

/** The hold that our intent was created for; null if its metadata names none. */
export function holdIdOf({ metadata }: Pick<ProviderIntent, 'metadata'>): number | null {
  const text = metadata['hold'] ?? '';
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) < 2 ** 31 ? Number(text) : null;
}
