import type { PaymentProvider } from '../../adapters/payments/payment-provider';
import type { BookingDeps } from '../bookings/bookings.service';

/** What payments need besides the database: the one provider that is in use. */
export interface PaymentDeps extends BookingDeps {
  readonly provider: PaymentProvider;
}
