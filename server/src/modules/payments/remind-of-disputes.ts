import { evidenceReminder } from '@ascendant/domain/payment/evidence';
import { readClock } from '../../database/clock.repository';
import { inTransaction } from '../../database/database';
import { collectFailures } from '../../errors/collect-failures';
import { findUnanswered } from './evidence.repository';
import { remindAdminsOfDispute } from './money-mail';
import type { PaymentDeps } from './payment-deps';

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
