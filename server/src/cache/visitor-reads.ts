import type { CallName } from '@ascendant/contract/calls';
import { z } from 'zod';
import { anyEvent, eventLists, eventTouched, type Touched } from '../database/changes';

/** A call of a visitor and its response, as the contract defines them. */
export interface VisitorRead {
  readonly params: unknown;
  readonly body: unknown;
}

/** A response that shows more events is dropped with any event. */
const mostNamed = 300;

const identified = z.object({ id: z.int() });
const events = z.array(identified);

const similar = z.object({ similar: events });

const ofOneEvent = ({ params }: VisitorRead): readonly Touched[] => [eventTouched(identified.parse(params).id)];

function ofAList({ body }: VisitorRead): readonly Touched[] {
  const shown = events.parse(body);
  const named = shown.length > mostNamed ? [anyEvent] : shown.map(({ id }) => eventTouched(id));
  return [eventLists, ...named];
}

const ofSimilar = ({ params, body }: VisitorRead) => ofAList({ params, body: similar.parse(body).similar });

const ofOneAndAList = (read: VisitorRead): readonly Touched[] => [...ofOneEvent(read), ...ofAList(read)];

/** Changes to the catalog touch everything. */
const ofTheCatalog = (): readonly Touched[] => [];

/**
 * The reads whose responses to visitors are cached, and what each response shows. `server/test/cache` compares it with
 * everything that visitors can read.
 */
export const sharedReads: Readonly<Partial<Record<CallName, (read: VisitorRead) => readonly Touched[]>>> = {
  listCategories: ofTheCatalog,
  listEventFeatures: ofTheCatalog,
  // A setting: it changes with a restart.
  exchangeRate: () => [],
  listEvents: ofAList,
  countFilters: () => [eventLists],
  relaxFilters: ofSimilar,
  mapEvents: () => [eventLists],
  suggestSearch: () => [eventLists],
  readSearch: () => [eventLists],
  getEvent: ofOneEvent,
  currentPricing: ofOneEvent,
  eventDates: ofOneAndAList,
  nearbyEvents: ofOneAndAList,
  listReviews: ofOneEvent,
};
