import { queryOptions, keepPreviousData, skipToken } from '@tanstack/react-query';
import { call, type CallInput, queryKey } from '../api/client';
import { alwaysRead, readQuery } from './read-query';
import type { Fact } from './stale-after';
import { writing } from './use-write';

/** A failed change may mean that someone else changed the event first. */
const eventChanged = { fact: 'event changed', factOfError: (): Fact => 'event changed' } as const;

/** The dates of an event's series that can be cancelled. People book meanwhile, so they're always read again. */
export const cancellableDatesQuery = (id: number) =>
  readQuery('listCancellableDates', 'GET /api/events/:id/cancellable-dates', { params: { id } }, alwaysRead);

/** Cancels several dates of a series. A failed one may mean that someone has booked meanwhile. */
export const useCancelDates = writing({
  send: ({ id, body }: { readonly id: number; readonly body: CallInput<'cancelDates'>['body'] }, idempotencyKey) =>
    call('POST /api/events/:id/cancel-dates', { params: { id }, body, idempotencyKey }),
  fact: 'event changed',
  factOfError: (): Fact => 'event changed',
});

/** Copies an event into a new draft. */
export const useDuplicateEvent = writing({
  send: (id: number, idempotencyKey) => call('POST /api/events/:id/duplicate', { params: { id }, idempotencyKey }),
  ...eventChanged,
});

interface Repeat {
  readonly id: number;
  readonly dates: readonly string[];
  readonly status: 'draft' | 'published';
}

/** Repeats an event on further dates. */
export const useRepeatEvent = writing({
  send: ({ id, dates, status }: Repeat, idempotencyKey) =>
    call('POST /api/events/:id/repeat', { params: { id }, body: { dates: [...dates], status }, idempotencyKey }),
  ...eventChanged,
});

/** A schedule as it's sent. */
type SentSchedule = CallInput<'setSchedule'>['body'];

/** The schedule of an event's series. Others edit too, so it's always read again. */
export const scheduleQuery = (id: number) =>
  readQuery('getSchedule', 'GET /api/events/:id/schedule', { params: { id } }, alwaysRead);

/** What a schedule would do; nothing is asked without one. What's wrong with it comes as an error, which doesn't change by asking again. */
export function schedulePreviewQuery(id: number, body: SentSchedule | null) {
  return queryOptions({
    queryKey: queryKey('previewSchedule', id, body),
    queryFn:
      body === null
        ? skipToken
        : ({ signal }) => call('POST /api/events/:id/schedule-preview', { params: { id }, body, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Saves an event's schedule. */
export const useSetSchedule = writing({
  send: ({ id, body }: { id: number; body: SentSchedule }) =>
    call('PUT /api/events/:id/schedule', { params: { id }, body }),
  fact: 'event changed',
});

export type GroupPrices = CallInput<'setGroupPrices'>['body']['groupPrices'];

/** From how many people a booking of an event's series costs less, for those who manage it. */
export const groupPricesQuery = (eventId: number) =>
  readQuery('getGroupPrices', 'GET /api/events/:id/group-prices', { params: { id: eventId } }, alwaysRead);

export type PriceTypeForms = CallInput<'setPriceTypes'>['body']['priceTypes'];

/** What people can come as besides adult and child on the dates of an event's series, for those who manage it. */
export const priceTypesQuery = (eventId: number) =>
  readQuery('getPriceTypes', 'GET /api/events/:id/price-types', { params: { id: eventId } }, alwaysRead);

export const useSetPriceTypes = writing({
  send: ({ id, priceTypes }: { readonly id: number; readonly priceTypes: PriceTypeForms }) =>
    call('PUT /api/events/:id/price-types', { params: { id }, body: { priceTypes } }),
  fact: 'price types set',
});

export type ExtraForms = CallInput<'setExtras'>['body']['extras'];

/** What people can take along on the dates of an event's series, for those who manage it. */
export const extrasQuery = (eventId: number) =>
  readQuery('getExtras', 'GET /api/events/:id/extras', { params: { id: eventId } }, alwaysRead);

export const useSetExtras = writing({
  send: ({ id, extras }: { readonly id: number; readonly extras: ExtraForms }) =>
    call('PUT /api/events/:id/extras', { params: { id }, body: { extras } }),
  fact: 'extras set',
});

export const useSetGroupPrices = writing({
  send: ({ id, groupPrices }: { readonly id: number; readonly groupPrices: GroupPrices }) =>
    call('PUT /api/events/:id/group-prices', { params: { id }, body: { groupPrices } }),
  fact: 'group prices set',
});
