import type { AuditEntry, ErrorLog } from '@ascendant/contract/logs';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call, type CallInput, queryKey } from '../api/client';

export type { AuditEntry, ErrorLog };

type AuditFilter = Omit<CallInput<'listAuditLog'>['query'], 'after'>;
type ErrorFilter = Omit<CallInput<'listErrorLogs'>['query'], 'after'>;

/** A log is read page by page. It grows by itself, so it's read again each time it's shown. */
const byPage = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: { readonly next: string | null }) => next,
  placeholderData: keepPreviousData,
  staleTime: 0,
};

const after = (cursor: string | null) => (cursor === null ? {} : { after: cursor });

/** Who did what, newest first. */
export function auditLogQuery(filter: AuditFilter) {
  return infiniteQueryOptions({
    ...byPage,
    queryKey: queryKey('listAuditLog', filter),
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/admin/audit-log', { query: { ...filter, ...after(pageParam) }, signal }),
  });
}

/** Requests that failed because of a bug, newest first. */
export function errorLogQuery(filter: ErrorFilter) {
  return infiniteQueryOptions({
    ...byPage,
    queryKey: queryKey('listErrorLogs', filter),
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/admin/error-logs', { query: { ...filter, ...after(pageParam) }, signal }),
  });
}
