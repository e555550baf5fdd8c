import type { DiscountCode } from '@ascendant/contract/discount-code';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callWithHeaders, type CallInput, queryKey } from '../api/client';
import { readCount } from './paging';
import { readQuery } from './read-query';
import { writing } from './use-write';

export type { DiscountCode };

export interface DiscountCodePage {
  readonly codes: readonly DiscountCode[];
  /** The number of codes on all pages. */
  readonly all: number;
}

/** A page of discount codes, newest first. People book with them, so it's read again each time it's shown. */
export function discountCodesQuery(query: CallInput<'listDiscountCodes'>['query']) {
  return queryOptions({
    queryKey: queryKey('listDiscountCodes', query),
    queryFn: async ({ signal }): Promise<DiscountCodePage> => {
      const { body, headers } = await callWithHeaders('GET /api/discount-codes', { query, signal });
      return { codes: body, all: readCount(headers, 'x-total-count') ?? body.length };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Events that a code can be for. @param q words of the title, the place or the category; '' for the next to start */
export const discountableEventsQuery = (q: string) =>
  readQuery(
    'findDiscountableEvents',
    'GET /api/discount-codes/events',
    { query: { q } },
    { placeholderData: keepPreviousData },
  );

export const useCreateDiscountCode = writing({
  send: (body: CallInput<'createDiscountCode'>['body']) => call('POST /api/discount-codes', { body }),
  fact: 'discount code changed',
});

export interface DiscountCodeChange {
  readonly id: number;
  readonly body: CallInput<'updateDiscountCode'>['body'];
}

/** Changes a code. A refusal may mean that someone used it meanwhile. */
export const useChangeDiscountCode = writing({
  send: ({ id, body }: DiscountCodeChange) => call('PUT /api/discount-codes/:id', { params: { id }, body }),
  fact: 'discount code changed',
  factOfError: () => 'discount code changed',
});
