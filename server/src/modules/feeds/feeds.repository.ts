import { and, asc, eq, gt, lte, max, sql } from 'drizzle-orm';
import { categories } from '../../../db/schema/catalog';
import { events } from '../../../db/schema/events';
import type { Queryable } from '../../database/database';
import { firstEventId, isListed } from '../../database/listed-events';
import { events as eventsModule } from '../events/events.module';

/** An event as feeds show it. */
export interface FeedEvent {
  readonly id: number;
  /** The event of its series with the lowest id, which stays the same from date to date. */
  readonly firstEventId: number;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly categoryName: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly meetingLatitude: number | null;
  readonly meetingLongitude: number | null;
  /** Its first day where it is. */
  readonly startDate: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** When it was last published; null in old data. */
  readonly publishedAt: Date | null;
  readonly updatedAt: Date;
  /** Grows with every edit. */
  readonly version: number;
}

const isPublished = isListed;
const shownDate = eventsModule.isShownDate({});

/** Those of some events that are published and haven't begun, in the order of the ids. */
export async function findUpcoming(db: Queryable, ids: readonly number[]): Promise<readonly FeedEvent[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: events.id,
      firstEventId: firstEventId(events.seriesId),
      title: events.title,
      description: events.description,
      location: events.location,
      categoryName: categories.name,
      latitude: events.latitude,
      longitude: events.longitude,
      meetingLatitude: events.meetingLatitude,
      meetingLongitude: events.meetingLongitude,
      startDate: events.startDate,
      startsAt: events.startsAt,
      endsAt: events.endsAt,
      publishedAt: events.publishedAt,
      updatedAt: events.updatedAt,
      version: events.version,
    })
    .from(events)
    .innerJoin(categories, eq(categories.id, events.categoryId))
    .where(and(isPublished, sql`${events.id} = any(${sql.param([...ids])}::int[]) and ${events.startsAt} > now()`));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The highest id of a published event; 0 if there's none. */
export async function highestPublishedId(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ id: max(events.id) })
    .from(events)
    .where(isPublished);
  return row?.id ?? 0;
}

/** What a sitemap says of an event. */
export interface PublishedId {
  readonly id: number;
  readonly slug: string;
  readonly updatedAt: Date;
}

/** Published events with an id above the first and up to the last, the shown date of each series, with when they last changed. */
export async function findPublishedIds(
  db: Queryable,
  { above, upTo }: { readonly above: number; readonly upTo: number },
): Promise<readonly PublishedId[]> {
  return db
    .select({ id: events.id, slug: events.slug, updatedAt: events.updatedAt })
    .from(events)
    .where(and(isPublished, gt(events.id, above), lte(events.id, upTo), shownDate))
    .orderBy(asc(events.id));
}
