import type { Logger } from 'pino';
import type { PaymentProvider } from '../../adapters/payments/payment-provider';
import type { RateLimits } from '../../limits/rate-limits';
import type { BookingDeps } from '../bookings/bookings.service';

/** What payments need besides the database. */
export interface PaymentDeps extends BookingDeps {
  /** The provider in use. */
  readonly provider: PaymentProvider;
  readonly limits: RateLimits;
  /** Marks our intents, because another installation may share our account at the provider. */
  readonly site: string;
  /** Where admins see automatic refunds. */
  readonly log: Pick<Logger, 'warn'>;
}
