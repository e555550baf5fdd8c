import { tierFromWire } from '@ascendant/contract/tier-wire';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { call, queryKey } from '../api/client';

/** The tier on sale now, read again each time the dialog opens; null if nothing is on sale. */
export function currentPricingQuery(eventId: number) {
  return queryOptions({
    queryKey: queryKey('currentPricing', eventId),
    queryFn: async ({ signal }) => {
      try {
        return tierFromWire(
          await call('GET /api/events/:id/current-pricing', { params: { id: String(eventId) }, signal }),
        );
      } catch (error) {
        if (error instanceof ApiError && (error.status === 404 || error.code === 'not_on_sale')) return null;
        throw error;
      }
    },
    staleTime: 0,
    gcTime: 0,
  });
}
