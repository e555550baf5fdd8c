import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type CallReply } from '../../api/client';
import { queryKey, refreshReads } from '../../api/query-key';
import { showToast } from '../../ui/toast-store';

export type Health = CallReply<'adminHealth'>;
export type Finding = CallReply<'listFindings'>[number];
export type ResolvedFinding = CallReply<'listResolvedFindings'>[number];
export type Job = CallReply<'listDeadJobs'>[number];

/** Figures of now: they are read anew on every look. */
const fresh = { staleTime: 0 } as const;

export const healthQuery = queryOptions({
  queryKey: queryKey('adminHealth'),
  queryFn: ({ signal }) => call('adminHealth', { signal }),
  ...fresh,
});

export const findingsQuery = queryOptions({
  queryKey: queryKey('listFindings'),
  queryFn: ({ signal }) => call('listFindings', { signal }),
  ...fresh,
});

export const resolvedFindingsQuery = queryOptions({
  queryKey: queryKey('listResolvedFindings'),
  queryFn: ({ signal }) => call('listResolvedFindings', { signal }),
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
    mutationFn: () => refreshReads(client, 'adminHealth', 'listFindings', 'listResolvedFindings', 'listDeadJobs'),
  });
}

/** Closes a finding. One that another admin closed meanwhile is gone as well. */
export function useResolveFinding() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('resolveFinding', { params: { id } }),
    onSuccess: () => showToast({ title: 'Finding resolved' }),
    onError: () => showToast({ title: 'Not resolved', description: 'Please try again.', tone: 'bad' }),
    onSettled: () => refreshReads(client, 'listFindings', 'listResolvedFindings', 'adminHealth'),
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
