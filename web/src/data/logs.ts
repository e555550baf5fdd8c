import type { AuditEntry, ErrorLog } from '@ascendant/contract/logs';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call, type CallInput } from '../api/client';
import { queryKey } from '../api/query-key';

export type { AuditEntry, ErrorLog };

type AuditFilter = Omit<CallInput<'listAuditLog'>['query'], 'after'>;
type ErrorFilter = Omit<CallInput<'listErrorLogs'>['query'], 'after'>;

const start = null as string | null;

/** Who did what, newest first, page by page. It grows by itself, so it's read again each time it's shown. */
export function auditLogQuery(filter: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: queryKey('listAuditLog', filter),
    queryFn: ({ pageParam, signal }) =>
      call('listAuditLog', { query: { ...filter, ...(pageParam === null ? {} : { after: pageParam }) }, signal }),
    initialPageParam: start,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Requests that failed because of a bug, newest first, page by page. */
export function errorLogQuery(filter: ErrorFilter) {
  return infiniteQueryOptions({
    queryKey: queryKey('listErrorLogs', filter),
    queryFn: ({ pageParam, signal }) =>
      call('listErrorLogs', { query: { ...filter, ...(pageParam === null ? {} : { after: pageParam }) }, signal }),
    initialPageParam: start,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
