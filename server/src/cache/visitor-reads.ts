import type { Route } from '@ascendant/contract/route';
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

// Changes to the catalog touch everything, and a setting changes with a restart.
const ofNothing = (): readonly Touched[] => [];

/** What a cached response to a visitor shows, by what its route says of it (`packages/contract/src/route.ts`). */
export const touchedBy: Readonly<Record<NonNullable<Route['shows']>, (read: VisitorRead) => readonly Touched[]>> = {
  'one event': ofOneEvent,
  'listed events': ofAList,
  'one event and listed events': ofOneAndAList,
  'similar events': ofSimilar,
  'which events are listed': () => [eventLists],
  'the catalog': ofNothing,
  'a setting': ofNothing,
};
