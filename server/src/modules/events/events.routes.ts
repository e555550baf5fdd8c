import { eventRoutes, listEventsQuery } from '@ascendant/contract/event';
import { eventMapRoutes } from '@ascendant/contract/event-map';
import { nearbyEventRoutes } from '@ascendant/contract/nearby-event';
import { searchRoutes } from '@ascendant/contract/search';
import { tierToWire } from '@ascendant/contract/tier-wire';
import type { FastifyRequest } from 'fastify';
import { viewerOf } from '../../access/caller';
import type { Bind } from '../../http/binding';
import { answer } from '../../http/reply';
import { mapEvents } from './event-map.service';
import { eventDetail, tierOnSaleFor, type EventDeps } from './events.service';
import { countFilters } from './filter-counts.service';
import { listEvents } from './list-events.service';
import { nearbyEvents } from './nearby-events.service';
import { suggestSearch } from './search-suggestions.service';

/** Serves events, their lists and their prices to everyone. */
export function bindEvents({ bind, ...deps }: EventDeps & { readonly bind: Bind }): void {
  bind(eventRoutes.listEvents, async ({ query, caller, request }) => {
    const { events, matching, all, nextCursor, corrected, isScorePending } = await listEvents(
      deps,
      query,
      viewerOf(caller, query.with),
    );
    return answer(200, [...events], {
      'x-total-count': String(matching.count),
      ...(matching.isCapped ? { 'x-total-count-capped': 'true' } : {}),
      ...(corrected === null ? {} : { 'x-searched-for': encodeURIComponent(corrected) }),
      'x-unfiltered-count': String(all),
      ...(isScorePending ? { 'x-scores-pending': 'true' } : {}),
      ...(query.limit === undefined || nextCursor === null ? {} : { link: nextLink(request, nextCursor) }),
    });
  });

  bind(searchRoutes.suggestSearch, async ({ query }) => suggestSearch(deps.db, query.q));

  bind(eventRoutes.countFilters, async ({ query }) => countFilters(deps.db, query));

  bind(eventMapRoutes.mapEvents, async ({ query, caller }) => mapEvents(deps, query, viewerOf(caller, query.with)));

  bind(eventRoutes.getEvent, async ({ params, caller }) => eventDetail(deps, params.id, caller));

  bind(nearbyEventRoutes.nearbyEvents, async ({ params, query, caller }) => [
    ...(await nearbyEvents(deps, params.id, viewerOf(caller, query.with))),
  ]);

  bind(eventRoutes.currentPricing, async ({ params, caller }) =>
    tierToWire(await tierOnSaleFor(deps.db, params.id, caller)),
  );
}

/** The URL of the next page: the same query with the next cursor, and nothing that the call doesn't take. */
function nextLink(request: FastifyRequest, cursor: string): string {
  const [path = '', search = ''] = request.url.split('?', 2);
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => name in listEventsQuery.shape));
  query.set('cursor', cursor);
  return `<${path}?${query}>; rel="next"`;
}
