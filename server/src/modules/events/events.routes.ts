import { eventRoutes } from '@ascendant/contract/event';
import { eventDateRoutes } from '@ascendant/contract/event-dates';
import { eventMapRoutes } from '@ascendant/contract/event-map';
import { routes } from '@ascendant/contract/routes';
import { nearbyEventRoutes, relaxedFilterRoutes, searchRoutes } from '@ascendant/contract/search';
import { tierToWire } from '@ascendant/contract/tier-wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { viewerOf, type Caller } from '../../access/caller';
import type { ApplicationContext } from '../../application/application-context';
import type { Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { bestEncoding } from '../../http/encoded-body';
import { countHeaders, listed } from '../../http/list-response';
import { eventDetail, eventSummariesAround, tierOnSaleFor, type EventDeps, seriesDates } from './events.service';
import { listEvents } from './list/list-events.service';
import { mapEvents } from './map/event-map.service';
import { nearbyEvents } from './map/nearby-events.service';
import type { CoverStore, StoredCover } from './pictures/cover-store';
import { findCover } from './pictures/event-cover.service';
import { shareType } from './pictures/share-picture';
import { findSharePicture, type SharePictureDeps } from './pictures/share-picture.service';
import { countFilters, type ListQuery } from './search/query-filter.service';
import { relaxFilters, type RelaxedFilter } from './search/relaxed-filters.service';
import { readSearchText } from './search/search-reading.service';
import { suggestSearch } from './search/search-suggestions.service';

/** A picture opened on its own is a document, so it mustn't load or run anything. */
const asPicture = "default-src 'none'; sandbox";

export type EventRouteDeps = EventDeps & Pick<ApplicationContext, 'bind' | 'reads'>;

/**
 * Serves events, their lists and their prices to everyone. Visitors and travellers read lists and events from a replica if there is
 * one. People who manage events see at once what they've saved, and prices on sale come from the primary.
 * Source: docs/rules/reliability.md, "Reads from a replica".
 */
export function bindEvents({ bind, reads, ...deps }: EventRouteDeps): void {
  const reading = <Result>(caller: Caller | null, read: (from: EventDeps) => Promise<Result>): Promise<Result> =>
    managesEvents(caller) ? read(deps) : reads.run((db) => read({ ...deps, db }));

  bind(eventRoutes.listEvents, async ({ query, caller }) => {
    const viewer = viewerOf(caller, query.with);
    const page = await reading(caller, (from) => listEvents(from, query, viewer));
    const { ids, around, filter, matching, all, nextCursor, corrected, dropped, isScorePending } = page;
    const read = (some: readonly number[]) =>
      reading(caller, (from) => eventSummariesAround(from, some, { caller: viewer, around, filter }));
    return listed(ids, read, {
      ...countHeaders(matching),
      ...(corrected === null ? {} : { 'x-searched-for': encodeURIComponent(corrected) }),
      ...(dropped.length === 0 ? {} : { 'x-dropped-words': encodeURIComponent(dropped.join(' ')) }),
      'x-unfiltered-count': String(all),
      ...(isScorePending ? { 'x-scores-pending': 'true' } : {}),
      ...(query.limit === undefined || nextCursor === null ? {} : { link: nextLink(query, nextCursor) }),
    });
  });

  bind(searchRoutes.suggestSearch, ({ query, caller }) => reading(caller, ({ db }) => suggestSearch(db, query.q)));

  bind(searchRoutes.readSearch, ({ query, caller }) =>
    reading(caller, async ({ db }) => ({ reading: await readSearchText(db, query) })),
  );

  bind(eventRoutes.countFilters, ({ query, caller }) => reading(caller, ({ db }) => countFilters(db, query)));

  bind(relaxedFilterRoutes.relaxFilters, async ({ query, caller }) => {
    const viewer = viewerOf(caller, query.with);
    return reading(caller, async (from) => {
      const { unknownWords, relaxed, similarIds, around } = await relaxFilters(from, query, viewer);
      const similar = await eventSummariesAround(from, similarIds, { caller: viewer, around });
      return { unknownWords: [...unknownWords], relaxations: relaxed.map(presentRelaxation), similar: [...similar] };
    });
  });

  bind(eventMapRoutes.mapEvents, ({ query, caller }) =>
    reading(caller, (from) => mapEvents(from, query, viewerOf(caller, query.with))),
  );

  bind(eventRoutes.getEvent, async ({ params, caller }) => {
    try {
      return await reading(caller, (from) => eventDetail(from, params.id, caller));
    } catch (error) {
      // Someone who has just opened an unlisted event may be ahead of the replica.
      if (caller === null || !(error instanceof AppError) || error.code !== 'not_found') throw error;
      return eventDetail(deps, params.id, caller);
    }
  });

  bind(eventDateRoutes.eventDates, ({ params, query, caller }) =>
    reading(caller, (from) => seriesDates(from, { eventId: params.id, asked: query }, viewerOf(caller, query.with))),
  );

  bind(nearbyEventRoutes.nearbyEvents, async ({ params, query, caller }) => [
    ...(await reading(caller, (from) =>
      nearbyEvents(from, params.id, { kids: query.kids, caller: viewerOf(caller, query.with) }),
    )),
  ]);

  bind(eventRoutes.currentPricing, async ({ params, caller }) =>
    tierToWire(await tierOnSaleFor(deps.db, params.id, caller)),
  );
}

const presentRelaxation = ({ what, also, filter, count, fewer }: RelaxedFilter) => ({
  what,
  ...(also ? { also } : {}),
  ...count,
  within: what === 'distance' ? (filter.around?.kilometres ?? null) : null,
  ...(what === 'other_days' ? { from: filter.from, to: filter.to } : {}),
  ...(fewer ? { words: [...fewer.words], q: fewer.q } : {}),
});

const managesEvents = (caller: Caller | null): boolean =>
  caller !== null && caller.role !== 'traveller' && caller.role !== 'guest';

/** The URL of the next page: the same query as it was understood, with the next cursor. The answer is cached for others who spell it differently. */
function nextLink(query: ListQuery, cursor: string): string {
  const { category = [], ids, dates, ...others } = query;
  const search = new URLSearchParams();
  for (const name of category) search.append('category', name);
  if (ids !== undefined) search.set('ids', ids.join(','));
  if (dates === 'next') search.set('dates', dates);
  for (const [name, value] of Object.entries({ ...others, cursor }))
    if (value !== undefined) search.set(name, String(value));
  return `<${eventRoutes.listEvents.path}?${search}>; rel="next"`;
}

/** Serves the pictures that other sites show next to a link to an event, to anyone who may read the event. */
export function serveSharePictures({ http, ...deps }: SharePictureDeps & { readonly http: FastifyInstance }): void {
  http.get<{ Params: { file: string } }>('/share/:file', async (request, reply) => {
    const answer = await findSharePicture(deps, request.params.file, request.caller);
    if ('movedTo' in answer) return reply.header('cache-control', 'no-store').redirect(answer.movedTo, 302);
    return reply.header('cache-control', answer.caching).type(shareType).send(answer.picture);
  });
}

/** Serves what the operator has chosen and everyone may know. */
export function bindSite({ bind, config }: Pick<ApplicationContext, 'bind' | 'config'>): void {
  bind(routes.getSite, async () => ({
    taxRules: config.taxes.rules,
    requiresPayoutAccount: config.payouts.requiresAccount,
    discountsBorneBy: config.discountsBorneBy,
    manualBookingFee: config.manualBookingFee,
    payoutDelayDays: config.payouts.isOn ? config.payouts.delayDays : null,
    wallets: [
      ...(config.appleWallet ? (['apple'] as const) : []),
      ...(config.googleWallet ? (['google'] as const) : []),
    ],
  }));
}

interface CoverDeps {
  readonly http: FastifyInstance;
  readonly db: Database;
  readonly store: CoverStore;
}

/** Serves the drawn pictures of events to anyone who may read the event. */
export function serveCovers({ http, ...deps }: CoverDeps): void {
  http.get<{ Params: { file: string } }>('/covers/:file', async (request, reply) => {
    const answer = await findCover(deps, request.params.file, request.caller);
    if ('movedTo' in answer) return reply.header('cache-control', 'no-store').redirect(answer.movedTo, 302);
    void reply.header('cache-control', answer.caching);
    return sendPicture(request, reply, answer.picture);
  });
}

function sendPicture(request: FastifyRequest, reply: FastifyReply, picture: StoredCover): FastifyReply {
  const encoding = bestEncoding(request.headers['accept-encoding']);
  void reply.header('content-security-policy', asPicture).header('vary', 'Accept-Encoding').type('image/svg+xml');
  if (encoding !== 'plain') void reply.header('content-encoding', encoding);
  return reply.send(picture[encoding]);
}
