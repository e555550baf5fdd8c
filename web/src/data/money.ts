import type { EarningFigure } from '@ascendant/domain/ledger/figures';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call, type CallInput, type CallReply, queryKey } from '../api/client';
import { fresh, readQuery } from './read-query';

export type Earnings = CallReply<'organizerEarnings'>;
export type SiteMoney = CallReply<'adminMoney'>;
export type MoneyLine = CallReply<'adminMoneyLines'>['lines'][number];

export const earningsQuery = readQuery('organizerEarnings', 'GET /api/organizer/earnings', {}, fresh);

export const siteMoneyQuery = readQuery('adminMoney', 'GET /api/admin/money', {}, fresh);

/** Which lines a figure is made of: an organizer's own, of all events or one; or those of an account of the ledger, for admins. */
export type LinesOf =
  | { readonly viewer: 'organizer'; readonly figure: EarningFigure; readonly eventId?: number }
  | ({ readonly viewer: 'admin' } & Omit<CallInput<'adminMoneyLines'>['query'], 'after'>);

/** The lines of a figure, newest first, page by page. */
export function moneyLinesQuery(of: LinesOf) {
  return infiniteQueryOptions({
    queryKey: queryKey(of.viewer === 'organizer' ? 'organizerEarningLines' : 'adminMoneyLines', of),
    queryFn: ({ pageParam, signal }) => readLines(of, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ after }) => after,
    ...fresh,
  });
}

function readLines({ viewer: _viewer, ...of }: LinesOf, after: number | null, signal: AbortSignal) {
  const page = after === null ? {} : { after };
  return 'figure' in of
    ? call('GET /api/organizer/earnings/lines', { query: { ...of, ...page }, signal })
    : call('GET /api/admin/money/lines', { query: { ...of, ...page }, signal });
}
