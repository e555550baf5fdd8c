import type { ListedDates } from '@ascendant/contract/event-series';
import type { FeedQuery } from '@ascendant/contract/feed';
import { feedSize } from '@ascendant/domain/list-limits';
import { currencySign } from '@ascendant/domain/pricing/currency';
import { productName } from '@ascendant/domain/site/brand';
import type { ApplicationContext } from '../../application/application-context';
import { AppError } from '../../errors/app-error';
import { events } from '../events/events.module';
import { findUpcoming, type FeedEvent } from './feeds.repository';

export interface Feed {
  /** 'Events on Ascendant: Canoeing, near Banff'. */
  readonly title: string;
  /** The site's address, without a trailing slash. */
  readonly site: string;
  /** The address of the feed, and of the page with the same list. */
  readonly url: string;
  readonly pageUrl: string;
  readonly events: readonly FeedEvent[];
}

/**
 * The soonest upcoming events that match, as a visitor sees them: with all dates the next ones of each series, otherwise one.
 * @throws AppError unknown_place
 */
export async function feedOf(
  { config, db, eventScores }: Pick<ApplicationContext, 'config' | 'db' | 'eventScores'>,
  { dates, ...query }: FeedQuery & { readonly dates: ListedDates },
  path: string,
): Promise<Feed> {
  // Whoever subscribes to a search wants nothing else once its last event is over.
  const asked = { ...query, isAsTyped: true, sort: 'date', dates: 'next', limit: feedSize } as const;
  const { ids, filter } = await events.listEvents({ db, eventScores }, asked, null);
  const listed = dates === 'next' ? ids : await events.findNextDates(db, { filter, ids, most: feedSize });
  const [, search = ''] = path.split('?', 2);
  const site = config.publicUrl;
  return {
    title: titleOf(query),
    site,
    url: site + path,
    pageUrl: `${site}/browse${search && `?${search}`}`,
    events: await findUpcoming(db, listed),
  };
}

/** One event that's still to come, as a feed of its own. @throws AppError not_found */
export async function feedOfEvent(
  { config, db }: Pick<ApplicationContext, 'config' | 'db'>,
  id: number,
): Promise<Feed> {
  const [event] = await findUpcoming(db, [id]);
  if (!event) throw new AppError('not_found');
  const url = `${config.publicUrl}/events/${id}`;
  return { title: event.title, site: config.publicUrl, url, pageUrl: url, events: [event] };
}

function titleOf({ q, category, near, from, to, minPrice, maxPrice }: FeedQuery): string {
  const parts = [
    q === undefined ? null : `“${q}”`,
    category?.join(' or ') ?? null,
    near === undefined ? null : `near ${near}`,
    from === undefined ? null : `from ${from}`,
    to === undefined ? null : `until ${to}`,
    minPrice === undefined ? null : `${currencySign}${minPrice} or more`,
    maxPrice === undefined ? null : `at most ${currencySign}${maxPrice}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? `Events on ${productName}` : `Events on ${productName}: ${parts.join(', ')}`;
}
