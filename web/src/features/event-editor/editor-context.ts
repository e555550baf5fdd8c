import type { CatalogEntry } from '@ascendant/contract/catalog';
import type { EventForm } from '@ascendant/contract/event-editor';
import type { Suggestion } from '../../ui/form/Suggest';
import type { EditFacts } from './event-problems';

/** What the panels of the form know besides its values. */
export interface EditorFacts extends EditFacts {
  /** null for a new event. */
  readonly event: EventForm | null;
  readonly categories: readonly Suggestion[];
  readonly features: readonly Suggestion[];
}

/** What the form offers: the active categories and features, and the event's own where they're no longer active. */
export function editorFacts(
  event: EventForm | null,
  categories: readonly CatalogEntry[],
  features: readonly CatalogEntry[],
): EditorFacts {
  const ownCategories = Object.entries(event?.categoryNames ?? {}).map(([id, name]) => ({ id: Number(id), name }));
  return {
    event,
    locked: event?.locked ?? [],
    seatsTaken: event?.seatsTaken ?? 0,
    categories: optionsOf(categories, ownCategories),
    features: optionsOf(features, event?.features ?? []),
  };
}

type Named = Pick<CatalogEntry, 'id' | 'name'>;

function optionsOf(active: readonly Named[], own: readonly Named[]): readonly Suggestion[] {
  const missing = own.filter(({ id }) => !active.some((entry) => entry.id === id));
  return [...active, ...missing].map(({ id, name }) => ({ id, label: name }));
}
