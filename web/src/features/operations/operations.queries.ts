import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type CallReply } from '../../api/client';
import { queryKey, refreshReads } from '../../api/query-key';
import { showToast } from '../../ui/toast-store';

export type Health = CallReply<'adminHealth'>;
export type Discrepancy = CallReply<'listDiscrepancies'>[number];
export type ResolvedDiscrepancy = CallReply<'listResolvedDiscrepancies'>[number];
export type Job = CallReply<'listDeadJobs'>[number];

/** Figures of now: they are read anew on every look. */
const fresh = { staleTime: 0 } as const;

export const healthQuery = queryOptions({
  queryKey: queryKey('adminHealth'),
  queryFn: ({ signal }) => call('adminHealth', { signal }),
  ...fresh,
});

export const discrepanciesQuery = queryOptions({
  queryKey: queryKey('listDiscrepancies'),
  queryFn: ({ signal }) => call('listDiscrepancies', { signal }),
  ...fresh,
});

export const resolvedDiscrepanciesQuery = queryOptions({
  queryKey: queryKey('listResolvedDiscrepancies'),
  queryFn: ({ signal }) => call('listResolvedDiscrepancies', { signal }),
  ...fresh,
});

export const jobsQuery = queryOptions({
  queryKey: queryKey('listDeadJobs'),
  queryFn: ({ signal }) => call('listDeadJobs', { signal }),
  ...fresh,
});

/** Looks at everything again. */
export function useLookAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      refreshReads(client, 'adminHealth', 'listDiscrepancies', 'listResolvedDiscrepancies', 'listDeadJobs'),
  });
}

/** Closes a discrepancy. One that another admin closed meanwhile is gone as well. */
export function useResolveDiscrepancy() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('resolveDiscrepancy', { params: { id } }),
    onSuccess: () => showToast({ title: 'Discrepancy resolved' }),
    onError: () => showToast({ title: 'Not resolved', description: 'Please try again.', tone: 'bad' }),
    onSettled: () => refreshReads(client, 'listDiscrepancies', 'listResolvedDiscrepancies', 'adminHealth'),
  });
}

/** Has a job tried at once. */
export function useRetryJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('retryJob', { params: { id } }),
    onSuccess: () => showToast({ title: 'Trying again' }),
    onError: () => showToast({ title: 'Not tried again', description: 'The job is done, or under way.', tone: 'bad' }),
    onSettled: () => refreshReads(client, 'listDeadJobs', 'adminHealth'),
  });
}
