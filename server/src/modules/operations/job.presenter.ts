import type { Job } from '@ascendant/contract/operations';
import type { QueuedJob } from '../../jobs/queue.repository';
import { redactedError } from './redacted-error';

export function presentJob({ addedAt, runAt, lastError, ...job }: QueuedJob): Job {
  return {
    ...job,
    addedAt: addedAt.toISOString(),
    runAt: runAt.toISOString(),
    error: lastError === null ? null : redactedError(lastError),
  };
}
