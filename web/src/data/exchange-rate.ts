import { calendarDay } from '@ascendant/domain/calendar-day';
import type { ExchangeRate } from '@ascendant/domain/pricing/exchange-rate';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call, queryKey } from '../api/client';

const exchangeRateQuery = queryOptions({
  queryKey: queryKey('exchangeRate'),
  queryFn: async ({ signal }): Promise<ExchangeRate | null> => {
    const { cadPerUsd, asOf } = await call('GET /api/exchange-rate', { signal });
    return cadPerUsd === null || asOf === null ? null : { cadPerUsd, asOf: calendarDay(asOf) };
  },
});

/** The rate with which price limits are compared; null if there's none, or while we don't know it: then none is promised. */
export function useExchangeRate(): ExchangeRate | null {
  const { data } = useQuery(exchangeRateQuery);
  return data ?? null;
}
