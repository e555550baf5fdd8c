import type { AttendeeType, Candidate } from '@ascendant/domain/booking/attendees';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { sql } from 'drizzle-orm';
import { dependents } from '../../../db/schema/dependents';
import { users } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';

/** The traveller and those of the given dependents who are their own, as possible attendees; others are ignored (rule MON-07). */
export async function findCandidates(
  tx: Queryable,
  userId: number,
  dependentIds: readonly number[],
): Promise<Candidate[]> {
  const columns = ({ id, firstName, lastName, dateOfBirth }: typeof users | typeof dependents) =>
    sql`${id} as id, ${firstName} as "firstName", ${lastName} as "lastName", ${dateOfBirth} as "dateOfBirth"`;
  const { rows } = await tx.execute<CandidateRow>(sql`
    select 'user' as type, ${columns(users)} from ${users} where ${users.id} = ${userId}
    union all
    select 'dependent', ${columns(dependents)} from ${dependents}
    where ${dependents.userId} = ${userId} and ${dependents.id} = any(${sql.param([...dependentIds])}::int[])`);
  return rows.map((row) => ({ type: row.type, ...toCandidate(row) }));
}

interface CandidateRow extends NameAndBirth, Record<string, unknown> {
  readonly type: AttendeeType;
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
