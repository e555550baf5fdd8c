import { call, type CallReply } from '../api/client';
import { showToast } from '../ui/dialog/toast-store';
import { fresh, readQuery } from './read-query';
import { useReadAgain } from './use-read-again';
import { writing } from './use-write';

export type Health = CallReply<'adminHealth'>;
export type Discrepancy = CallReply<'listDiscrepancies'>[number];
export type ResolvedDiscrepancy = CallReply<'listResolvedDiscrepancies'>[number];
export type Job = CallReply<'listDeadJobs'>[number];

export const healthQuery = readQuery('adminHealth', 'GET /api/admin/health', {}, fresh);

export const discrepanciesQuery = readQuery('listDiscrepancies', 'GET /api/admin/discrepancies', {}, fresh);

export const resolvedDiscrepanciesQuery = readQuery(
  'listResolvedDiscrepancies',
  'GET /api/admin/discrepancies/resolved',
  {},
  fresh,
);

export const jobsQuery = readQuery('listDeadJobs', 'GET /api/admin/jobs', {}, fresh);

/** Reads every figure of the operations screen again. */
export const useLookAgain = () =>
  useReadAgain([
    'adminHealth',
    'listUnmadeRefunds',
    'listDisputes',
    'listDiscrepancies',
    'listResolvedDiscrepancies',
    'listDeadJobs',
  ]);

/** Closes a discrepancy. One that another admin has closed meanwhile disappears too. */
export const useResolveDiscrepancy = writing({
  send: (id: number) => call('POST /api/admin/discrepancies/:id/resolve', { params: { id } }),
  fact: 'discrepancy resolved',
  factOfError: () => 'discrepancy resolved',
  onSuccess: () => showToast({ title: 'Discrepancy resolved' }),
  onError: () => showToast({ title: 'Couldn’t resolve it', description: 'Please try again.', tone: 'bad' }),
});

/** Runs a failed job again at once. */
export const useRetryJob = writing({
  send: (id: number) => call('POST /api/admin/jobs/:id/retry', { params: { id } }),
  fact: 'job retried',
  factOfError: () => 'job retried',
  onSuccess: () => showToast({ title: 'Job restarted' }),
  onError: () =>
    showToast({ title: 'Couldn’t retry', description: 'The job has finished or is already running.', tone: 'bad' }),
});
