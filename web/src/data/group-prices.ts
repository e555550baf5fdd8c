import { call, type CallInput } from '../api/client';
import { alwaysRead, readQuery } from './read-query';
import { writing } from './use-write';

export type GroupPrices = CallInput<'setGroupPrices'>['body']['groupPrices'];

/** From how many people a booking of an event's series costs less, for those who manage it. */
export const groupPricesQuery = (eventId: number) =>
  readQuery('getGroupPrices', 'GET /api/events/:id/group-prices', { params: { id: eventId } }, alwaysRead);

export const useSetGroupPrices = writing({
  send: ({ id, groupPrices }: { readonly id: number; readonly groupPrices: GroupPrices }) =>
    call('PUT /api/events/:id/group-prices', { params: { id }, body: { groupPrices } }),
  fact: 'group prices set',
});
