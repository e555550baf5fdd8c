import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { ApiError } from './api/api-error';
import type { Api } from './api/client';
import { categoriesQuery } from './data/catalog';
import { eventAtAddressQuery, eventListQuery, featuredEventsQuery, otherDatesQuery } from './data/events';
import { hostEventsQuery, hostQuery } from './data/hosts';
import { matchingModelQuery } from './data/matching-model';
import { nearbyEventsQuery } from './data/nearby-events';
import { eventReviewsQuery } from './data/opinions';
import { readFilters } from './features/event-list/event-filters';
import { paths } from './paths';

/** A page about to be rendered on the server. */
export interface PageRead {
  readonly client: QueryClient;
  readonly api: Api;
  readonly address: URL;
  /** If so, the browser reads the lists, so that they come with the person's scores. */
  readonly hasSession: boolean;
}

/**
 * Reads a public page's data into the query client before the page is rendered.
 * @returns the status of the page: 200, 404 if its subject doesn't exist, 410 if it was public once, 500 if the data couldn't be read
 */
export async function readForPage(page: PageRead): Promise<number> {
  const { pathname } = page.address;
  if (pathname === paths.home) return readHome(page);
  if (pathname === paths.matching) return statusOf(page.client.fetchQuery(matchingModelQuery(page.api)));
  if (pathname === paths.browse || pathname === paths.events) return readBrowse(page);
  const host = matchPath(paths.host(':id'), pathname)?.params['id'];
  if (host !== undefined) return readHost(page, host);
  const id = matchPath(paths.event(':id', ':slug?'), pathname)?.params['id'];
  return id === undefined ? 200 : readEvent(page, id);
}

async function readHome({ client, api, hasSession }: PageRead): Promise<number> {
  if (hasSession) return 200;
  return statusOf(client.fetchQuery(featuredEventsQuery(api)));
}

async function readBrowse({ client, api, address, hasSession }: PageRead): Promise<number> {
  const categories = client.prefetchQuery(categoriesQuery(api));
  const { searchParams } = address;
  const list = eventListQuery(readFilters(searchParams), searchParams.get('cursor'), api);
  const status = hasSession ? 200 : await statusOf(client.fetchInfiniteQuery(list));
  await categories;
  return status;
}

async function readEvent({ client, api, hasSession }: PageRead, id: string): Promise<number> {
  const others = Promise.all([
    client.prefetchQuery(eventReviewsQuery(id, api)),
    // The browser reads them with the person's scores.
    hasSession ? undefined : client.prefetchQuery(otherDatesQuery(id, undefined, api)),
    hasSession ? undefined : client.prefetchQuery(nearbyEventsQuery(id, undefined, api)),
  ]);
  try {
    const event = await client.fetchQuery(eventAtAddressQuery(id, api));
    await others;
    if (event !== null && event !== 'gone') return 200;
    if (!hasSession) return event === 'gone' ? 410 : 404;
    // It may be the person's own draft, which visitors can't see, so the browser asks again.
    client.clear();
    return 200;
  } catch {
    // The page shows the error, and the browser tries again.
    return 500;
  }
}

async function readHost({ client, api, hasSession }: PageRead, id: string): Promise<number> {
  // The browser reads the events with the person's scores.
  const list = hasSession ? undefined : client.prefetchInfiniteQuery(hostEventsQuery(id, api));
  try {
    const found = await client.fetchQuery(hostQuery(id, api));
    await list;
    return found ? 200 : 404;
  } catch {
    return 500;
  }
}

/**
 * If a read fails, the browser tries it again, and shows an error if that fails too. A refused address, such as a place
 * that we can't find, is the reader's to change: the page itself is fine.
 */
async function statusOf(read: Promise<unknown>): Promise<number> {
  try {
    await read;
    return 200;
  } catch (error) {
    return error instanceof ApiError && error.status < 500 ? 200 : 500;
  }
}
