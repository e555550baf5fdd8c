import type { CoverInput } from '@ascendant/covers/cover-input';
import { coverFileName } from '@ascendant/covers/file-name';
import type { CoverFormat } from '@ascendant/covers/format';
import type { EventRecord } from './event-record';
import { townOf } from './event-sky';

type Drawn = Pick<
  EventRecord,
  'id' | 'categoryName' | 'startsAt' | 'latitude' | 'longitude' | 'location' | 'title' | 'coast'
> & { /** `HH:MM`. */ readonly startTime: string };

/** The formats, by file extension. */
export const coverFormats: readonly CoverFormat[] = ['card', 'plate', 'og', 'hero', 'tall'];

/** Everything an event's picture is drawn from. */
export function coverInput(event: Drawn): CoverInput {
  const [hours = 0, minutes = 0] = event.startTime.split(':').map(Number);
  return {
    id: String(event.id),
    category: event.categoryName,
    instant: event.startsAt,
    latitude: event.latitude,
    longitude: event.longitude,
    place: townOf(event.location),
    title: event.title,
    coast: event.coast,
    localHour: hours + minutes / 60,
  };
}

/** `41-8c1f…e2.svg`: the event, and a hash of everything drawn, so that the file never changes and can be cached forever. */
export function coverFile(event: Drawn, format: CoverFormat): string {
  return `${event.id}-${coverFileName(coverInput(event), format).replace(/^cover-/, '')}`;
}

/** The picture's URL path. */
export function coverUrl(event: Drawn, format: CoverFormat): string {
  return `/covers/${coverFile(event, format)}`;
}

/** The event of a cover's file name. @returns null for a name that isn't ours */
export function eventOfCover(file: string): number | null {
  const match = /^([1-9]\d{0,8})-[0-9a-f]{16}\.svg$/.exec(file);
  return match ? Number(match[1]) : null;
}
