import type { ChargeCurrency } from '@ascendant/domain/pricing/currency';
import type { Logger } from 'pino';
import { accountWebhookTask, type WebhookHeaders } from '../../adapters/payments/notice-types';
import { type PaymentProvider, WebhookRefusedError } from '../../adapters/payments/payment-provider';
import { readClock } from '../../database/clock.repository';
import type { Database } from '../../database/database';
import { addJob } from '../../jobs/add-job.repository';
import { recordRun } from '../../jobs/queue.repository';
import type { PayoutsConfig } from '../../settings/payments-config';
import { findByProviderId } from './payout-accounts.repository';

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

/** Queues the job that reads the account. @throws WebhookRefusedError for what isn't signed with this endpoint's secret, or is about an account that isn't ours */
export async function receiveAccountNotice(
  { db, provider }: PayoutDeps,
  rawBody: Buffer,
  headers: WebhookHeaders,
): Promise<void> {
  const notice = provider.connect.readAccountNotice(rawBody, headers, await readClock(db));
  if (notice.livemode !== provider.livemode) return;
  const account = await findByProviderId(db, provider.name, notice.accountId);
  if (!account) throw new WebhookRefusedError('No organizer here has this account');
  // For the set-up page, which says whether these notices reach us.
  await recordRun(db, accountWebhookTask);
  await addJob(db, 'read_payout_account', { accountId: account.id }, { key: `read_payout_account:${account.id}` });
}
