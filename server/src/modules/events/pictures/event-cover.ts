import type { CoverInput } from '@ascendant/covers/cover-input';
import { coverFileName } from '@ascendant/covers/file-name';
import type { CoverFormat } from '@ascendant/covers/format';
import { isPubliclyReadable, type GuardedEvent } from '@ascendant/domain/event/access';
import { townOf } from '@ascendant/domain/town-of';
import type { EventRecord } from '../list/event-columns.repository';

/** How a request for a picture of an event is answered: with the picture, or with the address of the current one. */
export type PictureAnswer<Picture> =
  | { readonly movedTo: string }
  | {
      readonly picture: Picture;
      /** The `cache-control` header. */
      readonly caching: string;
    };

export type Drawn = Pick<
  EventRecord,
  'id' | 'categoryName' | 'startsAt' | 'latitude' | 'longitude' | 'location' | 'title' | 'features' | 'description'
> & { /** `HH:MM`. */ readonly startTime: string };

/** The formats, by file extension. */
export const coverFormats: readonly CoverFormat[] = ['card', 'plate', 'og', 'hero', 'tall'];

/** Everything an event's picture is drawn from. @param variant which of its motifs; see `coverVariants` */
export function coverInput(event: Drawn, variant = 0): CoverInput {
  const [hours = 0, minutes = 0] = event.startTime.split(':').map(Number);
  return {
    id: String(event.id),
    category: event.categoryName,
    instant: event.startsAt,
    latitude: event.latitude,
    longitude: event.longitude,
    place: townOf(event.location),
    title: event.title,
    features: event.features,
    description: event.description,
    variant,
    localHour: hours + minutes / 60,
  };
}

/** `41-8c1f…e2.svg`: the event, and a hash of everything drawn, so that the file never changes and can be cached forever. */
export function coverFile(event: Drawn, format: CoverFormat, variant = 0): string {
  return `${event.id}-${coverFileName(coverInput(event, variant), format).replace(/^cover-/, '')}`;
}

/** The picture's URL path. */
export function coverUrl(event: Drawn, format: CoverFormat, variant = 0): string {
  return `/covers/${coverFile(event, format, variant)}`;
}

/** The event of a cover's file name. @returns null for a name that isn't ours */
export function eventOfCover(file: string): number | null {
  const match = /^([1-9]\d{0,8})-[0-9a-f]{16}\.svg$/.exec(file);
  return match ? Number(match[1]) : null;
}

/**
 * How long a picture may be cached: forever, since its address names everything it shows; but not at all while only some people may see
 * it, because a cache doesn't ask who's looking.
 */
export function pictureCaching({ status }: Pick<GuardedEvent, 'status'>): string {
  return isPubliclyReadable(status) ? 'public, max-age=31536000, immutable' : 'no-store';
}
