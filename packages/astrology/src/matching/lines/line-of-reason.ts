import type { EventTraits } from '@ascendant/domain/event/traits/event-traits';
import type { Point } from '../../point';
import { elementOf, type Element } from '../../zodiac';
import type { MatchPerson } from '../match-person';
import { plainLines, type PlainLine } from './choose-line';

/** A reason to be told in plain words. */
export interface PlainTopic {
  readonly natalPoint: Point;
  readonly eventPoint: Point | null;
  readonly helps: boolean;
}

/** What has been said on a screen or in an explanation. Changes in place. */
export interface Said {
  readonly predicates: Set<string>;
  /** Empty where lines belong to different events. */
  readonly topics: Set<string>;
}

export function nothingSaid(): Said {
  return { predicates: new Set(), topics: new Set() };
}

/**
 * The first line for a reason that says nothing twice, and notes it.
 * @returns null only if all its lines have been said
 */
export function lineOfReason(
  topic: PlainTopic,
  { person, event, said }: { person: Pick<MatchPerson, 'chart' | 'firstName'>; event: EventTraits; said: Said },
): PlainLine | null {
  const elements = elementsOf(person, topic.natalPoint);
  const lines = plainLines({ ...topic, elements, event, firstName: person.firstName });
  const isNew = ({ predicate }: PlainLine) => !said.predicates.has(predicate);
  const line = lines.find((each) => isNew(each) && !said.topics.has(each.topic)) ?? lines.findLast(isNew) ?? null;
  if (line !== null) said.predicates.add(line.predicate);
  return line;
}

function elementsOf({ chart }: Pick<MatchPerson, 'chart'>, point: Point): Element[] {
  return chart.points[point].signs.map(([sign]) => elementOf(sign));
}
