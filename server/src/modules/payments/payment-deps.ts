import type { Logger } from 'pino';
import type { PaymentProvider } from '../../adapters/payments/payment-provider';
import type { RateLimits } from '../../http/rate-limits';
import type { BookingDeps } from '../bookings/bookings.service';

/** What payments need besides the database. */
export interface PaymentDeps extends BookingDeps {
  /** The one that is in use. */
  readonly provider: PaymentProvider;
  readonly limits: RateLimits;
  /** What our intents are marked with: another installation may share the account at the provider. */
  readonly site: string;
  /** Where somebody looks when money goes back by itself. */
  readonly log: Pick<Logger, 'warn'>;
}
