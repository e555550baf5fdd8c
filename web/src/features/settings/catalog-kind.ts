import type { RulingPlanet } from '@ascendant/domain/event/ruling-planets';

/** A category or an event feature in its list. */
export interface CatalogEntry {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
  readonly isActive: boolean;
  readonly eventCount: number;
  /** Of a category only. */
  readonly rulingPlanets?: readonly RulingPlanet[];
}

/** The words of one of the two panels. */
export interface CatalogKind {
  readonly title: string;
  /** 'category', 'event feature': as the toasts say it. */
  readonly noun: string;
  /** 'category', 'feature': as the buttons say it. */
  readonly shortNoun: string;
  readonly plural: string;
  readonly hasPlanets: boolean;
}

export const categoryKind: CatalogKind = {
  title: 'Event Categories',
  noun: 'category',
  shortNoun: 'category',
  plural: 'categories',
  hasPlanets: true,
};

export const featureKind: CatalogKind = {
  title: 'Event Features',
  noun: 'event feature',
  shortNoun: 'feature',
  plural: 'event features',
  hasPlanets: false,
};

/** 'Category created successfully'. Source: specification 2, section 8 (Error catalogue). */
export function doneTitle({ noun }: CatalogKind, done: 'created' | 'updated' | 'deleted' | 'deactivated'): string {
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${done}${done === 'deactivated' ? '' : ' successfully'}`;
}

/** 'Failed to create category'. Source: specification 2, section 8 (Error catalogue). */
export function failedTitle({ noun }: CatalogKind, verb: 'create' | 'update' | 'delete'): string {
  return `Failed to ${verb} ${noun}`;
}

/** '48 events', '1 event'. */
export function eventsText(count: number): string {
  return `${count} ${count === 1 ? 'event' : 'events'}`;
}
