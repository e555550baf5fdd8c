import type { TraitName } from '@ascendant/domain/event/traits/trait-names';
import type { Point } from '../../point';
import type { Element } from '../../zodiac';

/** What a line is about; an explanation speaks of each thing once. */
export type LineTopic =
  | 'hour'
  | 'length'
  | 'season'
  | 'group'
  | 'pace'
  | 'sound'
  | 'water'
  | 'land'
  | 'food'
  | 'stay'
  | 'work'
  | 'people'
  | 'kind'
  | 'occasion'
  | 'day';

/**
 * What one trait of an event can mean to a person, by their point. `{n}` is how many people it takes, `{days}` how long it is. Source:
 * docs/rules/matching-model.md, "Plain lines".
 */
export interface TraitLines {
  readonly topic: LineTopic;
  /** A point in a sign of these elements likes the trait; in the others it doesn't. */
  readonly likes: readonly Element[];
  readonly helps: Readonly<Partial<Record<Point, string>>>;
  readonly strains: Readonly<Partial<Record<Point, string>>>;
}

/** Some of the traits with their lines. */
export type SomeTraits = Readonly<Partial<Record<TraitName, TraitLines>>>;
