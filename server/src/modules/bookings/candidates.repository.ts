import type { Candidate } from '@ascendant/domain/booking/attendees';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { and, eq, inArray } from 'drizzle-orm';
import { dependents } from '../../../db/schema/dependents';
import { users } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';

/** The traveller as a possible attendee. */
export async function findTraveller(tx: Queryable, userId: number): Promise<Candidate | null> {
  const [row] = await tx
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, dateOfBirth: users.dateOfBirth })
    .from(users)
    .where(eq(users.id, userId));
  return row ? { type: 'user', ...toCandidate(row) } : null;
}

/** The given dependents, as long as they're this person's own; others are ignored (rule MON-07). */
export async function findDependents(tx: Queryable, userId: number, ids: readonly number[]): Promise<Candidate[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({
      id: dependents.id,
      firstName: dependents.firstName,
      lastName: dependents.lastName,
      dateOfBirth: dependents.dateOfBirth,
    })
    .from(dependents)
    .where(and(eq(dependents.userId, userId), inArray(dependents.id, [...ids])));
  return rows.map((row) => ({ type: 'dependent', ...toCandidate(row) }));
}

interface NameAndBirth {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string | null;
}

function toCandidate({ id, firstName, lastName, dateOfBirth }: NameAndBirth) {
  return {
    id,
    name: `${firstName} ${lastName}`.trim(),
    dateOfBirth: dateOfBirth === null ? null : calendarDay(dateOfBirth),
  };
}
