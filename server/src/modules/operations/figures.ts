import type { Health } from '@ascendant/contract/operations';
import { ownCertificateEnd } from '../../adapters/own-address';
import type { ApplicationContext } from '../../application/application-context';
import { programVersion } from '../../version';
import { readStateCounts } from './operations.repository';
import { readHealth, type HealthDeps } from './operations.service';

const certificateEveryMs = 600_000;

/** What machines watch, beside requests and memory. Rules for alerts on them: deploy/prometheus/ascendant.rules.yml. */
const kinds = {
  ascendant_bookings_last_day: { help: 'Bookings made in the last 24 hours, by status', label: 'status' },
  ascendant_holds_live: { help: 'Seats that are held for a payment, in holds' },
  ascendant_payments_open: {
    help: 'Payments that are neither paid, refunded nor canceled, by status',
    label: 'status',
  },
  ascendant_refunds_waiting: { help: "Refunds that aren't made, by status", label: 'status' },
  ascendant_discrepancies_open: { help: 'Differences between our books and the payment provider’s' },
  ascendant_webhook_age_seconds: { help: 'Since the last webhook of the payment provider' },
  ascendant_webhooks_waiting: { help: 'Webhooks about payments that we don’t know' },
  ascendant_reconciled_age_seconds: { help: 'Since payments were last compared with the provider' },
  ascendant_jobs: { help: 'Jobs in the queue, by state', label: 'state' },
  ascendant_jobs_oldest_seconds: { help: 'How long the oldest job that could run has waited' },
  ascendant_emails_oldest_seconds: { help: 'How long the oldest email has waited for the mail server' },
  ascendant_emails: { help: "Emails that aren't sent, by state; dead: those that may still be sent", label: 'state' },
  ascendant_backup_age_seconds: { help: 'Since the last backup that we know of' },
  ascendant_replica_up: { help: 'Whether the replica answers; no number without one' },
  ascendant_replica_lag_seconds: { help: 'How far the replica is behind' },
  ascendant_certificate_seconds: { help: 'Until the certificate of PUBLIC_URL ends; negative once it has' },
  ascendant_disk_free_bytes: { help: 'Of the disk that stores files' },
} as const;

/** Adds the figures of the business to the metrics, and the health to what machines can read. */
export function watchFigures(
  { metrics, signal, config: { publicUrl } }: Pick<ApplicationContext, 'metrics' | 'signal' | 'config'>,
  deps: HealthDeps,
): void {
  metrics.figures(
    {
      ascendant_database_up: { help: 'Whether the database answers' },
      ascendant_info: { help: 'The version of the program', label: 'version' },
    },
    async () => ({
      ascendant_database_up: Number(await signal.answers()),
      ascendant_info: { [programVersion]: 1 },
    }),
  );
  const certificate = certificateOf(publicUrl);
  metrics.figures(kinds, async () => {
    // While the database hangs, its figures would take longer than Prometheus waits, and the others would be lost with them.
    if (!(await signal.answers())) return {};
    const [health, counts] = await Promise.all([readHealth(deps), readStateCounts(deps.db)]);
    return {
      ...figuresOf(health),
      ascendant_bookings_last_day: counts.bookingsOfDay,
      ascendant_holds_live: counts.holdsLive,
      ascendant_payments_open: counts.paymentsOpen,
      ascendant_refunds_waiting: counts.refundsUnmade,
      ascendant_certificate_seconds: certificate.secondsLeft(),
      ascendant_emails: { queued: 0, dead: 0, ...counts.emailsUnsent },
    };
  });
  metrics.serve('/metrics/health', () => readHealth(deps));
}

/** The certificate is looked at in the background: a scrape doesn't wait for it, and the first has no number. */
function certificateOf(publicUrl: string) {
  let [end, lookedAt]: [Date | null, number] = [null, Number.NEGATIVE_INFINITY];
  return {
    secondsLeft: (): number | null => {
      if (Date.now() - lookedAt >= certificateEveryMs) {
        lookedAt = Date.now();
        void ownCertificateEnd(publicUrl).then((found) => (end = found));
      }
      return end && (end.getTime() - Date.now()) / 1000;
    },
  };
}

export function figuresOf({ at, webhooks, queue, emails, replica, disk, ...health }: Health) {
  const ageOf = (instant: string | null) => (instant === null ? null : (Date.parse(at) - Date.parse(instant)) / 1000);
  return {
    ascendant_discrepancies_open: health.openDiscrepancies,
    ascendant_webhook_age_seconds: ageOf(webhooks.lastAt),
    ascendant_webhooks_waiting: webhooks.waiting,
    ascendant_reconciled_age_seconds: ageOf(health.lastReconciledAt),
    ascendant_jobs: { waiting: queue.waiting, trying_again: queue.tryingAgain, dead: queue.dead },
    ascendant_emails_oldest_seconds: emails.oldestSeconds,
    ascendant_jobs_oldest_seconds: queue.oldestSeconds,
    ascendant_backup_age_seconds: ageOf(health.lastBackupAt),
    ascendant_replica_up: replica === null ? null : Number(replica.lagSeconds !== null),
    ascendant_replica_lag_seconds: replica === null ? null : replica.lagSeconds,
    ascendant_disk_free_bytes: disk.freeBytes,
  };
}
