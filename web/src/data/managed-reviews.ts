import type { ManagedReview, ReviewTotals } from '@ascendant/contract/managed-review';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callWithHeaders, type CallInput, queryKey } from '../api/client';
import { readCount } from './paging';
import type { Fact } from './stale-after';
import { useWrite, writing } from './use-write';

export type { ManagedReview, ReviewTotals };

/** Who answers: an admin any review, an organizer those of their own events. */
export type ReviewReader = 'admin' | 'organizer';

type Wanted = CallInput<'listAdminReviews'>['query'];

export interface ReviewPage {
  readonly reviews: readonly ManagedReview[];
  /** The number of reviews on all pages. */
  readonly all: number;
}

/** Others write and answer reviews, so the lists are read again each time they're shown. */
const fresh = { placeholderData: keepPreviousData, staleTime: 0 } as const;

/** A page of the reviews that this reader answers. */
export function managedReviewsQuery(reader: ReviewReader, query: Wanted) {
  return queryOptions({
    queryKey: queryKey(reader === 'admin' ? 'listAdminReviews' : 'listOrganizerReviews', query),
    queryFn: async ({ signal }): Promise<ReviewPage> => {
      const { body, headers } =
        reader === 'admin'
          ? await callWithHeaders('GET /api/admin/reviews', { query, signal })
          : await callWithHeaders('GET /api/organizer/reviews', { query, signal });
      return { reviews: body, all: readCount(headers, 'x-total-count') ?? body.length };
    },
    ...fresh,
  });
}

export function reviewTotalsQuery(reader: ReviewReader) {
  return queryOptions({
    queryKey: queryKey(reader === 'admin' ? 'adminReviewTotals' : 'organizerReviewTotals'),
    queryFn: ({ signal }): Promise<ReviewTotals> =>
      reader === 'admin'
        ? call('GET /api/admin/reviews/totals', { signal })
        : call('GET /api/organizer/reviews/totals', { signal }),
    ...fresh,
  });
}

/** A failure may mean that someone else changed or deleted the review first. */
const moderated = { fact: 'review moderated', factOfError: (): Fact => 'review moderated' } as const;

export function useRespond(reader: ReviewReader) {
  return useWrite({
    send: ({ id, response }: { readonly id: number; readonly response: string }) =>
      reader === 'admin'
        ? call('POST /api/admin/reviews/:id/respond', { params: { id }, body: { response } })
        : call('POST /api/organizer/reviews/:id/respond', { params: { id }, body: { response } }),
    ...moderated,
  });
}

export const useEditReview = writing({
  send: ({ id, ...body }: { readonly id: number; readonly comment: string; readonly rating: number }) =>
    call('PUT /api/admin/reviews/:id', { params: { id }, body }),
  ...moderated,
});

export const useDeleteReview = writing({
  send: (id: number) => call('DELETE /api/admin/reviews/:id', { params: { id } }),
  ...moderated,
});

export const useMarkJunk = writing({
  send: (id: number) => call('POST /api/admin/reviews/:id/mark-junk', { params: { id } }),
  ...moderated,
});
