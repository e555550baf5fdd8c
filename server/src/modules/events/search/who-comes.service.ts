import { calendarDay } from '@ascendant/domain/calendar-day';
import { familyCategory } from '@ascendant/domain/event/for-children';
import { ageOn, isChildAge } from '@ascendant/domain/person/age';
import type { Viewer } from '../../../access/caller';
import type { Database } from '../../../database/database';
import type { EventFilter } from '../list/event-filter';
import type { ListQuery } from './query-filter.service';
import { findYoungestBorn } from './who-comes.repository';

/** What a family, or the party of a list, can go to. */
export type SuitsThem = Pick<EventFilter, 'isForChildren' | 'youngestBorn'>;

/**
 * What suits those who come: people who look for family events bring children, and no one in a party may be too young.
 * Source: docs/rules/events.md, "Children".
 */
export async function suitsThem(
  db: Database,
  { category, kids }: Pick<Partial<ListQuery>, 'category' | 'kids'>,
  caller: Viewer | null,
): Promise<SuitsThem> {
  const companions = caller?.companions ?? [];
  const born =
    caller === null || companions.length === 0 ? null : await findYoungestBorn(db, caller.userId, companions);
  const today = calendarDay(new Date().toISOString().slice(0, 10));
  const isFamily = kids !== undefined || (category?.length === 1 && category[0] === familyCategory);
  return {
    ...(isFamily || (born !== null && isChildAge(ageOn(born, today))) ? { isForChildren: true } : {}),
    ...(born === null ? {} : { youngestBorn: born }),
  };
}
