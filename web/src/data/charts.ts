import type { SignPosition } from '@ascendant/domain/chart/chart-points';
import { queryOptions } from '@tanstack/react-query';
import { call, queryKey } from '../api/client';
import { nullWhenMissing } from '../api/query-client';

/** Your signs and chart; null until there are some. */
export const astrologyProfileQuery = queryOptions({
  queryKey: queryKey('astrologyProfile'),
  queryFn: ({ signal }) => nullWhenMissing(call('GET /api/astrology-profile', { signal })),
});

/** What a sign means in a position; null if there's no text about it. */
export function signMeaningQuery(sign: string, position: SignPosition) {
  return queryOptions({
    queryKey: queryKey('signMeaning', sign, position),
    queryFn: ({ signal }) =>
      nullWhenMissing(call('GET /api/sign-meanings/:sign/:position', { params: { sign, position }, signal })),
  });
}

/** The signs of every dependent with birth data. */
export const dependentSignsQuery = queryOptions({
  queryKey: queryKey('dependentSigns'),
  queryFn: ({ signal }) => call('GET /api/dependents/signs', { signal }),
});

/** The chart of a dependent; null without birth data. */
export function dependentChartQuery(id: number) {
  return queryOptions({
    queryKey: queryKey('dependentChart', id),
    queryFn: ({ signal }) =>
      nullWhenMissing(call('GET /api/dependents/:id/chart', { params: { id: String(id) }, signal })),
  });
}
