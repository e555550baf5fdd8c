import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { ApiError } from './api/api-error';
import type { Api } from './api/client';
import { categoriesQuery } from './data/catalog';
import { eventAtAddressQuery, eventReviewsQuery } from './data/event';
import { eventListQuery, featuredEventsQuery } from './data/events';
import { hostEventsQuery, hostQuery } from './data/hosts';
import { matchingModelQuery } from './data/matching-model';
import { nearbyEventsQuery } from './data/nearby-events';
import { siteQuery } from './data/site';
import { readFilters } from './features/event-list/event-filters';
import { partyOf, whoComes } from './fields/party-address';
import { paths } from './paths';

/** A page about to be rendered on the server. */
export interface PageRead {
  readonly client: QueryClient;
  readonly api: Api;
  readonly address: URL;
  /** If so, the browser reads the lists, so that they come with the person's scores. */
  readonly hasSession: boolean;
}

/*
 * Each reads a public page's data into the query client before the page is rendered, and returns the page's status: 200, 404 if its subject
 * doesn't exist, 410 if it was public once, 500 if the data couldn't be read.
 */

export async function readMatching({ client, api }: PageRead): Promise<number> {
  return statusOf(client.fetchQuery(matchingModelQuery(api)));
}

/** What terms, help and the page on which organizers join say depends on what the operator has chosen. */
export async function readSite({ client, api }: PageRead): Promise<number> {
  return statusOf(client.fetchQuery(siteQuery(api)));
}

export async function readHome({ client, api, hasSession }: PageRead): Promise<number> {
  if (hasSession) return 200;
  return statusOf(client.fetchQuery(featuredEventsQuery('', api)));
}

export async function readBrowse({ client, api, address, hasSession }: PageRead): Promise<number> {
  const categories = client.prefetchQuery(categoriesQuery(api));
  const { searchParams } = address;
  const list = eventListQuery(readFilters(searchParams), searchParams.get('cursor'), api);
  const status = hasSession ? 200 : await statusOf(client.fetchInfiniteQuery(list));
  await categories;
  return status;
}

export async function readEvent({ client, api, address, hasSession }: PageRead): Promise<number> {
  const id = idIn(address, paths.event(':id', ':slug?'));
  const others = Promise.all([
    client.prefetchQuery(eventReviewsQuery(id, api)),
    // The browser reads them with the person's scores.
    hasSession ? undefined : client.prefetchQuery(nearbyEventsQuery(id, whoComes(partyOf(address.searchParams)), api)),
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

export async function readHost({ client, api, address, hasSession }: PageRead): Promise<number> {
  const id = idIn(address, paths.host(':id'));
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

function idIn({ pathname }: URL, path: string): string {
  return matchPath(path, pathname)?.params['id'] ?? '';
}
