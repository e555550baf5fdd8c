import { eq } from 'drizzle-orm';
import { events } from '../../db/schema/events';
import { idOf as availabilityIdOf } from '../../src/modules/resellers/octo/availability';
import { dayFromNow } from '../factories/events';
import { buildReseller, seriesOf } from '../factories/resellers';
import type { Sent, World } from './example-rows';

/** Rows of the reseller's. */
export const ofReseller = { owner: 'reseller' } as const;

/** A reseller of the organizer's. */
export async function resellerOfOrganizer({ app, eventId }: World): Promise<Sent> {
  return { params: { id: (await buildReseller(app.db, { eventIds: [eventId] })).id } };
}

export async function termsOfReseller({ app, eventId }: World) {
  return { name: 'Viator', seriesIds: [await seriesOf(app.db, eventId)], commission: 20 };
}

/** A date as the reseller sees it. */
export async function octoDate({ app, eventId }: World) {
  const [event] = await app.db.select().from(events).where(eq(events.id, eventId));
  if (!event) throw new RangeError('no event');
  return { productId: String(event.seriesId), optionId: 'DEFAULT', availabilityId: availabilityIdOf(event) };
}

export async function octoDays(world: World) {
  const { productId, optionId } = await octoDate(world);
  return { productId, optionId, localDateStart: dayFromNow(100), localDateEnd: dayFromNow(200) };
}

export async function octoOrder(world: World) {
  return { ...(await octoDate(world)), unitItems: [{ unitId: 'adult' }], expirationMinutes: 1 };
}

/** What the reseller holds. */
export async function reservation(world: World): Promise<Sent> {
  const { app, session, identity } = world;
  if (identity !== 'reseller') return { params: { uuid: 'none' }, body: {} };
  const payload = await octoOrder(world);
  const reply = await app.inject({ method: 'POST', url: '/octo/bookings', headers: session, payload });
  return { params: { uuid: reply.json<{ uuid: string }>().uuid }, body: {} };
}
