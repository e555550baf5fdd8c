import { calendarDay, type CalendarDay } from '@ascendant/domain/calendar-day';
import { and, eq, inArray, max } from 'drizzle-orm';
import { dependents } from '../../../../db/schema/people';
import type { Queryable } from '../../../database/database';

/** The last day on which one of some dependents of a person was born; null if it isn't known. */
export async function findYoungestBorn(
  db: Queryable,
  userId: number,
  ids: readonly number[],
): Promise<CalendarDay | null> {
  const [row] = await db
    .select({ born: max(dependents.dateOfBirth) })
    .from(dependents)
    .where(and(eq(dependents.userId, userId), inArray(dependents.id, [...ids])));
  return row?.born ? calendarDay(row.born) : null;
}
