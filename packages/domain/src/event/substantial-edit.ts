import { practicalTexts } from './practical-details';

/** What an admin approves of an event's words and pictures, and what an organizer can rewrite afterwards; in the order of the form. */
export const watchedFields = [
  'title',
  'description',
  'category',
  'location',
  'map',
  ...practicalTexts,
  'childCarer',
  'itinerary',
  'questions',
  'picture',
  'gallery',
] as const;
export type WatchedField = (typeof watchedFields)[number];

/** An event as an admin has seen it: each field as text, empty if the organizer doesn't say. */
export type SeenEvent = Readonly<Record<WatchedField, string>>;

/** A field that says something else than what an admin has seen. */
export interface SubstantialChange {
  readonly field: WatchedField;
  readonly before: string;
  readonly after: string;
}

/**
 * What admins have to look at again after an organizer has edited a published event: fields whose words differ. Spaces, punctuation, and
 * capital letters don't matter. Dates, times, seats and prices aren't among them: those have rules and notices of their own.
 * Source: docs/rules/events.md, "Edits of published events".
 */
export function substantialChanges(before: SeenEvent, after: SeenEvent): readonly SubstantialChange[] {
  return watchedFields
    .filter((field) => before[field] !== after[field] && wordsOf(before[field] ?? '') !== wordsOf(after[field]))
    .map((field) => ({ field, before: before[field] ?? '', after: after[field] }));
}

function wordsOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{S}]+/gu, ' ')
    .trim();
}

/** Where an event is on the map, to about 10 km: '51.2° N, 115.6° W'; empty if it isn't known. */
export function mapText(latitude: number | null, longitude: number | null): string {
  if (latitude === null || longitude === null) return '';
  return `${degrees(latitude, 'N', 'S')}, ${degrees(longitude, 'E', 'W')}`;
}

function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value).toFixed(1)}° ${value < 0 ? negative : positive}`;
}
