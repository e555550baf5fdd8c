import type { AttendeeType, Candidate } from '@ascendant/domain/booking/attendees';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { sql } from 'drizzle-orm';
import { dependents } from '../../../db/schema/dependents';
import { users } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';
import { statement } from '../../database/statement';

/** The traveller and those of the given dependents who are their own, as possible attendees; others are ignored (rule MON-07). */
export async function findCandidates(
  tx: Queryable,
  userId: number,
  dependentIds: readonly number[],
): Promise<Candidate[]> {
  const rows = await possibleAttendees(tx, { userId, dependentIds: [...dependentIds] });
  return rows.map((row) => ({ type: row.type, ...toCandidate(row) }));
}

const columns = ({ id, firstName, lastName, dateOfBirth }: typeof users | typeof dependents) =>
  sql`${id} as id, ${firstName} as "firstName", ${lastName} as "lastName", ${dateOfBirth} as "dateOfBirth"`;

const possibleAttendees = statement<{ userId: number; dependentIds: readonly number[] }, CandidateRow>(
  (value) => sql`
    select 'user' as type, ${columns(users)} from ${users} where ${users.id} = ${value('userId')}
    union all
    select 'dependent', ${columns(dependents)} from ${dependents}
    where ${dependents.userId} = ${value('userId')} and ${dependents.id} = any(${value('dependentIds')}::int[])`,
);

interface CandidateRow extends NameAndBirth {
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
