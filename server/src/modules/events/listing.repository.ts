import { eq, sql } from 'drizzle-orm';
import { eventOpenings } from '../../../db/schema/event-openings';
import { events } from '../../../db/schema/events';
import type { Queryable } from '../../database/database';
import { brokenConstraint } from '../../database/database-errors';
import { hasOpened } from '../../database/listed-events';
import { AppError } from '../../errors/app-error';

/** @param accessCode null lists the event @throws AppError taken if another event has the code */
export async function writeAccessCode(tx: Queryable, eventId: number, accessCode: string | null): Promise<void> {
  try {
    await tx.update(events).set({ accessCode }).where(eq(events.id, eventId));
  } catch (error) {
    if (brokenConstraint(error) !== 'events_access_code_unique') throw error;
    const message = 'Another event has this code. Please choose another one';
    throw new AppError('taken', { message, fields: { code: message } });
  }
}

/** Whether a person has opened an unlisted event with its code, or has ever booked it. */
export async function isOpenedBy(db: Queryable, eventId: number, userId: number): Promise<boolean> {
  const { rows } = await db.execute<{ isIt: boolean }>(sql`select ${hasOpened(userId, eventId)} as "isIt"`);
  return rows[0]?.isIt === true;
}

/** Opens the unlisted event with a code to a person, once its page is public. @returns null if no event has it */
export async function writeOpening(
  db: Queryable,
  { userId, code }: { readonly userId: number; readonly code: string },
): Promise<{ readonly eventId: number; readonly slug: string } | null> {
  const { rows } = await db.execute<{ eventId: number; slug: string }>(sql`
    with opened as (select id, slug from ${events} where access_code = ${code} and status in ('published', 'cancelled')),
    written as (insert into ${eventOpenings} (user_id, event_id) select ${userId}::int, id from opened on conflict do nothing)
    select id as "eventId", slug from opened`);
  return rows[0] ?? null;
}
