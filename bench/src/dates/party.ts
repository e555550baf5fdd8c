import type { Pool } from 'pg';

interface Party {
  readonly userId: number;
  readonly companions: readonly number[];
}

/** The demo's traveller with three of the family: brothers and sisters of the one who's there, a year or more apart. */
export async function familyOfFour(pool: Pool): Promise<Party> {
  const { rows } = await pool.query<{ id: number; user: number }>(
    `insert into dependents (user_id, first_name, last_name, date_of_birth, relationship_type, gender, city_of_birth, country_of_birth,
       time_of_birth, time_of_birth_type, birth_place_id, birth_latitude, birth_longitude, birth_timezone, birth_info_completed)
     select user_id, one.first_name || n, one.last_name, one.date_of_birth - n * 400, relationship_type, one.gender, one.city_of_birth,
       one.country_of_birth, one.time_of_birth, one.time_of_birth_type, one.birth_place_id, one.birth_latitude, one.birth_longitude,
       one.birth_timezone, true
     from (select dependents.* from dependents join users on users.id = user_id where username = 'traveller' and
       dependents.birth_info_completed order by id limit 1) one, generate_series(1, 3) n
     returning id, user_id as "user"`,
  );
  const [one] = rows;
  if (!one) throw new RangeError('the demo data are not there');
  return { userId: one.user, companions: rows.map(({ id }) => id) };
}
