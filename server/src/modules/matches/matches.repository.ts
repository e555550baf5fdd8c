import type { MatchReasons } from '@ascendant/astrology/matching/reasons';
import { modelVersion } from '@ascendant/astrology/model';
import { sql } from 'drizzle-orm';
import { dependentEventMatches, userEventMatches } from '../../../db/schema/event-matches';
import type { Queryable } from '../../database/database';

/** Stores a score with its reasoning; if there's one for this person, event and model, only the words are replaced, where they differ. */
export async function saveMatch(
  db: Queryable,
  {
    owner,
    eventId,
    analysisId,
  }: { owner: { kind: 'user' | 'dependent'; id: number }; eventId: number; analysisId: number },
  reasons: MatchReasons,
): Promise<void> {
  const values = {
    eventId,
    analysisId,
    sunCompatibilityScore: reasons.sun,
    moonCompatibilityScore: reasons.moon,
    venusCompatibilityScore: reasons.venus,
    matchScore: reasons.matchScore,
    matchReasoning: reasons.text,
    model: modelVersion,
  };
  if (owner.kind === 'user') {
    await db
      .insert(userEventMatches)
      .values({ ...values, userId: owner.id })
      .onConflictDoUpdate({
        target: [userEventMatches.userId, userEventMatches.eventId, userEventMatches.model],
        set: { matchReasoning: reasons.text },
        setWhere: sql`${userEventMatches.matchReasoning} <> ${reasons.text}`,
      });
  } else {
    await db
      .insert(dependentEventMatches)
      .values({ ...values, dependentId: owner.id })
      .onConflictDoUpdate({
        target: [dependentEventMatches.dependentId, dependentEventMatches.eventId, dependentEventMatches.model],
        set: { matchReasoning: reasons.text },
        setWhere: sql`${dependentEventMatches.matchReasoning} <> ${reasons.text}`,
      });
  }
}

/** Someone who has looked at an event. */
export interface Visit {
  readonly userId: number;
  readonly eventId: number;
}

/** Those who booked each event first and have birth data, without a score for it. @param perEvent how many of each event */
export async function findDemoVisits(db: Queryable, eventIds: readonly number[], perEvent: number): Promise<Visit[]> {
  const { rows } = await db.execute<Record<keyof Visit, number>>(sql`select user_id as "userId", event_id as "eventId"
    from (select b.user_id, b.event_id, row_number() over (partition by b.event_id order by min(b.id)) as place
      from bookings b join users u on u.id = b.user_id
      where b.status = 'confirmed' and u.birth_info_completed and b.event_id = any(${sql.param([...eventIds])}::int[]) group by b.event_id, b.user_id) booked
    where place <= ${perEvent} and not exists (select from user_event_matches m
      where m.user_id = booked.user_id and m.event_id = booked.event_id and m.model = ${modelVersion})
    order by event_id, place`);
  return rows;
}
