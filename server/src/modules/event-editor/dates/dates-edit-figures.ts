import type { DatesEditFigures, KeptField, ScopePreview } from '@ascendant/contract/dates-edit';
import { grouped } from '@ascendant/domain/grouped';
import type { Queryable } from '../../../database/database';
import { isTold } from '../notices/event-notices.service';
import { countBookers } from './dates-edit.repository';
import type { DatePlan } from './plan-dates-edit';

/** How many of the dates that keep a field are named. */
const mostNamed = 3;

/** What an edit does to these dates, the edited one among them. */
export async function figuresOf(tx: Queryable, plans: readonly DatePlan[]): Promise<ScopePreview> {
  const changed = plans.filter(({ changes }) => changes !== null);
  const told = changed.filter(({ event, changes }) => changes !== null && isTold(event, changes.columns));
  return {
    dates: changed.length,
    booked: changed.filter(({ event }) => event.seatsConfirmed > 0).length,
    people: await countBookers(
      tx,
      told.map(({ event }) => event.id),
    ),
    kept: keptFields(plans),
  };
}

/** Which dates keep what, the same field for the same reason together. */
function keptFields(plans: readonly DatePlan[]): readonly KeptField[] {
  const kept = plans.flatMap(({ event, kept: groups }) =>
    groups.map(({ group, reason }) => ({ event, group, reason })),
  );
  const alike = grouped(kept, ({ group, reason }) => JSON.stringify([group, reason]));
  return [...alike.values()].flatMap((dates) => {
    const [one] = dates;
    if (one === undefined) return [];
    const first = dates
      .slice(0, mostNamed)
      .map(({ event: { id, startDate, startTime } }) => ({ id, startDate, startTime }));
    return [{ field: one.group, reason: one.reason, dates: dates.length, first }];
  });
}

export function isAsSeen(now: DatesEditFigures, seen: DatesEditFigures): boolean {
  return now.dates === seen.dates && now.booked === seen.booked && now.people === seen.people;
}
