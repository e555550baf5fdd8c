import { queryOptions } from '@tanstack/react-query';
import { call, type CallReply, queryKey } from '../api/client';
import { showToast } from '../ui/dialog/toast-store';
import { useReadAgain } from './use-read-again';
import { useWrite } from './use-write';

export type Health = CallReply<'adminHealth'>;
export type Discrepancy = CallReply<'listDiscrepancies'>[number];
export type ResolvedDiscrepancy = CallReply<'listResolvedDiscrepancies'>[number];
export type Job = CallReply<'listDeadJobs'>[number];

/** These change by themselves, so they're read again each time they're shown. */
const fresh = { staleTime: 0 } as const;

export const healthQuery = queryOptions({
  queryKey: queryKey('adminHealth'),
  queryFn: ({ signal }) => call('GET /api/admin/health', { signal }),
  ...fresh,
});

export const discrepanciesQuery = queryOptions({
  queryKey: queryKey('listDiscrepancies'),
  queryFn: ({ signal }) => call('GET /api/admin/discrepancies', { signal }),
  ...fresh,
});

export const resolvedDiscrepanciesQuery = queryOptions({
  queryKey: queryKey('listResolvedDiscrepancies'),
  queryFn: ({ signal }) => call('GET /api/admin/discrepancies/resolved', { signal }),
  ...fresh,
});

export const jobsQuery = queryOptions({
  queryKey: queryKey('listDeadJobs'),
  queryFn: ({ signal }) => call('GET /api/admin/jobs', { signal }),
  ...fresh,
});

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
export function useResolveDiscrepancy() {
  return useWrite({
    send: (id: number) => call('POST /api/admin/discrepancies/:id/resolve', { params: { id } }),
    fact: 'discrepancy resolved',
    factOfError: () => 'discrepancy resolved',
    onSuccess: () => showToast({ title: 'Discrepancy resolved' }),
    onError: () => showToast({ title: 'Couldn’t resolve it', description: 'Please try again.', tone: 'bad' }),
  });
}

/** Runs a failed job again at once. */
export function useRetryJob() {
  return useWrite({
    send: (id: number) => call('POST /api/admin/jobs/:id/retry', { params: { id } }),
    fact: 'job retried',
    factOfError: () => 'job retried',
    onSuccess: () => showToast({ title: 'Job restarted' }),
    onError: () =>
      showToast({ title: 'Couldn’t retry', description: 'The job has finished or is already running.', tone: 'bad' }),
  });
}
