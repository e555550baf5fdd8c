import { evidenceReminder } from '@ascendant/domain/payment/evidence';
import type { Logger } from 'pino';
import type { PaymentProvider } from '../../adapters/payments/payment-provider';
import { readClock } from '../../database/clock.repository';
import { inTransaction } from '../../database/database';
import { collectFailures } from '../../errors/collect-failures';
import type { RateLimits } from '../../limits/rate-limits';
import type { BookingDeps } from '../bookings/bookings.service';
import { remindAdminsOfDispute } from './dispute/dispute-mail';
import { findUnanswered } from './dispute/evidence.repository';

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

/**
 * Reminds admins of disputes whose deadline comes near, twice for each. Safe to repeat.
 * @throws AggregateError if some reminders couldn't be written; the others have been
 * Source: rule PAY-25.
 */
export async function remindOfDisputes({ db, publicUrl }: Pick<PaymentDeps, 'db' | 'publicUrl'>): Promise<void> {
  const failures = collectFailures('Disputes that no one was reminded of');
  const now = await readClock(db);
  for (const dispute of await findUnanswered(db)) {
    const reminder = evidenceReminder(dispute, now);
    if (reminder === null) continue;
    await failures.collect(() =>
      inTransaction(db, (tx) =>
        remindAdminsOfDispute(tx, { bookingId: dispute.bookingId, dispute, publicUrl }, reminder),
      ),
    );
  }
  failures.rethrow();
}
