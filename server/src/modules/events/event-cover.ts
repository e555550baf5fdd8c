import type { CoverInput } from '@ascendant/covers/cover-input';
import { coverFileName } from '@ascendant/covers/file-name';
import type { CoverFormat } from '@ascendant/covers/format';
import { townOf } from '@ascendant/domain/town-of';
import type { EventRecord } from './event-record';

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
