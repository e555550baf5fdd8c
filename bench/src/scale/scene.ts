import type { Pool } from 'pg';
import { buildMatters } from '../matters';
import { signIn, type SessionHeaders } from '../sign-in';
import type { ScaleRead } from './reads';

/** Who asks, and about what. */
export interface Scene {
  readonly headers: Readonly<Record<ScaleRead['as'], SessionHeaders>>;
  pathOf(read: ScaleRead): string;
}

/** The demo's three people; a published event of the organizer, and someone of the family and a booking of the traveller. */
type SceneIds = Record<'traveller' | 'organizer' | 'admin' | 'event' | 'dependent' | 'booking', number>;

/** Signs the three people of the demo in. */
export async function sceneOf(pool: Pool): Promise<Scene> {
  await buildMatters(pool);
  const { rows } = await pool.query<SceneIds>(
    `select traveller.id as traveller, organizer.id as organizer, admin.id as admin, upcoming.id as event, family.id as dependent,
       booked.id as booking
     from users traveller, users organizer, users admin,
       lateral (select id from events where created_by = organizer.id and status = 'published' and start_date > current_date
         order by id limit 1) upcoming,
       lateral (select id from dependents where user_id = traveller.id order by id limit 1) family,
       lateral (select bookings.id from bookings join events on events.id = event_id
         where user_id = traveller.id and bookings.status = 'confirmed' and starts_at > now() order by bookings.id limit 1) booked
     where traveller.username = 'traveller' and organizer.username = 'organizer' and admin.username = 'admin'`,
  );
  const [ids] = rows;
  if (!ids) throw new RangeError('the demo data are not there');
  const headers = {
    visitor: {},
    traveller: await signIn(pool, ids.traveller),
    organizer: await signIn(pool, ids.organizer),
    admin: await signIn(pool, ids.admin),
  };
  return {
    headers,
    pathOf: ({ path }) =>
      Object.entries(ids).reduce((filled, [name, id]) => filled.replace(`:${name}`, String(id)), path),
  };
}
