import { statfs } from 'node:fs/promises';
import { toWire } from '@ascendant/contract/money';
import type { Health } from '@ascendant/contract/operations';
import { longestProblemList } from '@ascendant/domain/list-limits';
import { cents } from '@ascendant/domain/money';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { backupTask } from '../../backup/note-backup';
import { inTransaction, type Database } from '../../database/database';
import type { Reads } from '../../database/replica/reads';
import { AppError } from '../../errors/app-error';
import { findJobs, jobFigures, lastRun, rescheduleJob, type QueuedJob } from '../../jobs/queue.repository';
import type { TaskName } from '../../jobs/tasks';
import { findResolvedDiscrepancies, readFigures, type Resolved } from './operations.repository';
import type { ZoneCheck } from './zone-check.service';

const reconciling: TaskName = 'reconcile_payments';

export interface HealthDeps {
  readonly db: Database;
  readonly reads: Reads;
  /** The folder of stored files. */
  readonly dataDir: string;
  readonly matching: () => Health['matching'];
  readonly zones: ZoneCheck;
}

/** System health. Source: rule ERR-07. */
export async function readHealth({ db, reads, dataDir, matching, zones }: HealthDeps): Promise<Health> {
  const [queue, figures, reconciledAt, backupAt, disk, timeZones] = await Promise.all([
    jobFigures(db),
    readFigures(db),
    lastRun(db, reconciling),
    lastRun(db, backupTask),
    readDisk(dataDir),
    zones.read(),
  ]);
  return {
    at: figures.at.toISOString(),
    queue,
    emails: { waiting: figures.waitingEmails, oldestSeconds: figures.oldestEmailSeconds },
    webhooks: { lastAt: textOf(figures.lastWebhookAt), waiting: figures.waitingWebhooks },
    deliveries: {
      waiting: figures.waitingDeliveries,
      oldestSeconds: figures.oldestDeliverySeconds,
      failing: figures.failingWebhooks,
    },
    lastReconciledAt: textOf(reconciledAt),
    openDiscrepancies: figures.openDiscrepancies,
    refunds: {
      pending: figures.pendingRefunds,
      amount: toWire(cents(figures.pendingRefundCents)),
      oldestAt: textOf(figures.oldestRefundAt),
    },
    disk,
    databaseBytes: figures.databaseBytes,
    replica: reads.lag(),
    lastBackupAt: textOf(backupAt),
    matching: matching(),
    timeZones,
  };
}

/** Jobs in the queue: given up first, then those that have failed before, are running or are waiting. Oldest first. */
export async function queuedJobs(db: Database): Promise<QueuedJob[]> {
  return findJobs(db, longestProblemList);
}

/** Resolved discrepancies, the newest first. */
export async function resolvedDiscrepancies(db: Database): Promise<Resolved[]> {
  return findResolvedDiscrepancies(db, longestProblemList);
}

/**
 * Retries a job now that was given up or is waiting for another try.
 * @throws AppError not_found when it doesn't exist or is running
 */
export async function retryJob(db: Database, actor: Caller, jobId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const task = await rescheduleJob(tx, jobId);
    if (task === null) throw new AppError('not_found', { message: "This job doesn't exist, or it's already running." });
    await recordAudit(tx, {
      actor,
      action: 'job.retried',
      target: { type: 'job', id: jobId },
      changes: { task: { before: null, after: task } },
    });
  });
}

function textOf(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}

interface Disk {
  readonly freeBytes: number;
  readonly totalBytes: number;
}

/** The disk space where files are stored, or will be once the folder exists. */
async function readDisk(folder: string): Promise<Disk> {
  const { bavail, blocks, bsize } = await statfs(folder).catch(() => statfs('/'));
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
