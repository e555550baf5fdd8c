import type { BookingRow } from '../../../db/schema/bookings';
import type { PaymentRow } from '../../../db/schema/payments';
import type { ProviderIntent } from '../../adapters/payments/payment-provider';

/** A payment and its booking after a check. */
export interface SettledPayment {
  readonly booking: Pick<BookingRow, 'id' | 'status' | 'paymentStatus'>;
  /** The provider's answer to this check. */
  readonly intent: ProviderIntent;
  /** The payment as it was when it was locked for this check. */
  readonly payment: PaymentRow;
}
