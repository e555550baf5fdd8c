import { sql } from 'drizzle-orm';
import { events } from '../../../db/schema/events';
import { users } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';

/** The country where someone lives, or has their newest event; null if they've said neither. */
export async function findOwnCountry(db: Queryable, userId: number): Promise<string | null> {
  const { rows } = await db.execute<{ country: string | null }>(sql`
    select coalesce(u.current_country, (select e.country from ${events} e
      where e.organizer_id = u.id and e.country is not null order by e.id desc limit 1)) as country
    from ${users} u where u.id = ${userId}`);
  return rows[0]?.country ?? null;
}
