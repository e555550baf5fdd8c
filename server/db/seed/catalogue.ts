import { eventTypes } from '@ascendant/domain/event/event-types';
import { z } from 'zod';
import { readRecords } from './records';

/** What admins read next to each event type: which events belong in it. */
export function readCategories() {
  return readRecords('categories.csv', z.strictObject({ name: z.enum(eventTypes), description: z.string().min(1) }));
}

/** What an event may include, each with the description that admins read. */
export function readFeatures() {
  return readRecords('event-features.csv', z.strictObject({ name: z.string().min(1), description: z.string().min(1) }));
}
