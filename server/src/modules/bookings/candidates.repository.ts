import type { Candidate } from '@ascendant/domain/booking/attendees';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { sql } from 'drizzle-orm';
import { dependents } from '../../../db/schema/people';
import { users } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';
import { listOf, statement } from '../../database/statement';

/** A possible attendee, and whose they are: a traveller is their own. */
export type FoundCandidate = Candidate & { readonly userId: number };

/** The travellers, and those of the given dependents who are theirs, as possible attendees; others are ignored (rule MON-07). */
export async function findCandidates(
  tx: Queryable,
  userIds: readonly number[],
  dependentIds: readonly number[],
): Promise<FoundCandidate[]> {
  const rows = await possibleAttendees(tx, { userIds: [...userIds], dependentIds: [...dependentIds] });
  return rows.map(({ id, type, userId, firstName, lastName, dateOfBirth }) => ({
    id,
    type,
    userId,
    name: `${firstName} ${lastName}`.trim(),
    dateOfBirth: dateOfBirth === null ? null : calendarDay(dateOfBirth),
  }));
}

interface CandidateRow extends Pick<FoundCandidate, 'id' | 'type' | 'userId'> {
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string | null;
}

const columns = ({ id, firstName, lastName, dateOfBirth }: typeof users | typeof dependents) =>
  sql`${id} as id, ${firstName} as "firstName", ${lastName} as "lastName", ${dateOfBirth} as "dateOfBirth"`;

const possibleAttendees = statement<{ userIds: readonly number[]; dependentIds: readonly number[] }, CandidateRow>(
  (value) => sql`
    select 'user' as type, ${users.id} as "userId", ${columns(users)} from ${users} where ${users.id} = any(${listOf(value('userIds'), 'int')})
    union all
    select 'dependent', ${dependents.userId}, ${columns(dependents)} from ${dependents}
    where ${dependents.userId} = any(${listOf(value('userIds'), 'int')}) and ${dependents.id} = any(${listOf(value('dependentIds'), 'int')})`,
);
