import type { EventMatch } from '@ascendant/contract/match';
import { oneAdult, type PartyCount } from '@ascendant/domain/booking/party-count';

type Person = EventMatch['people'][number];

/** How many of these people come along, the traveller included. */
export function comingCount(people: readonly Person[]): PartyCount {
  const coming = people.filter(({ dependentId, isComing, canCome }) => dependentId === null || (isComing && canCome));
  const children = coming.filter(({ isChild }) => isChild).length;
  return { adults: coming.length - children, children };
}

/** How many are chosen once this person joins, who may be one of those already counted, or leaves. */
export function countAfter(person: Person, people: readonly Person[], chosen: PartyCount | null): PartyCount {
  const count = chosen ?? oneAdult;
  const kind = person.isChild ? 'children' : 'adults';
  const joins = !person.isComing;
  const named = comingCount(people)[kind];
  return { ...count, [kind]: joins ? Math.max(count[kind], named + 1) : Math.max(named - 1, count[kind] - 1) };
}
