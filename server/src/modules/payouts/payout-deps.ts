import type { ChargeCurrency } from '@ascendant/domain/pricing/currency';
import type { Logger } from 'pino';
import type { PaymentProvider } from '../../adapters/payments/payment-provider';
import type { Database } from '../../database/database';
import type { PayoutsConfig } from '../../settings/payments-config';

/** What payouts need besides the database. */
export interface PayoutDeps {
  readonly db: Database;
  /** The provider in use. */
  readonly provider: PaymentProvider;
  /** What the site charges in. */
  readonly currency: ChargeCurrency;
  readonly payouts: PayoutsConfig;
  readonly publicUrl: string;
  readonly log: Pick<Logger, 'warn'>;
}
