import type { EventMatch } from '@ascendant/contract/match';
import { oneAdult, type PartyCount } from '@ascendant/domain/booking/party-count';
import type { Party } from '../../fields/party-address';

type Person = EventMatch['people'][number];

/** How many of these people come along, the traveller included. */
export function comingCount(people: readonly Person[]): PartyCount {
  const coming = people.filter(({ dependentId, isComing, canCome }) => dependentId === null || (isComing && canCome));
  const children = coming.filter(({ isChild }) => isChild).length;
  return { adults: coming.length - children, children };
}

/**
 * How many are chosen once this person joins, who may be one of those already counted, or leaves.
 * @param people everyone who could come
 */
export function countAfter(
  { dependentId, isChild }: Person,
  people: readonly Person[],
  { ids, count }: Party,
): PartyCount {
  const comes = (id: number | null) => id !== null && ids.includes(id);
  const chosen = count ?? oneAdult;
  const kind = isChild ? 'children' : 'adults';
  const named = comingCount(people.map((each) => ({ ...each, isComing: comes(each.dependentId) })))[kind];
  const joined = Math.max(chosen[kind], named + 1);
  return { ...chosen, [kind]: comes(dependentId) ? Math.max(named - 1, chosen[kind] - 1) : joined };
}
