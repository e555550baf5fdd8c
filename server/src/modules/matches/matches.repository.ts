import type { MatchReasons } from '@ascendant/astrology/matching/reasons';
import { modelVersion } from '@ascendant/astrology/model';
import { dependentEventMatches, userEventMatches } from '../../../db/schema/event-matches';
import type { Queryable } from '../../database/database';

/** Stores a score with its reasoning, unless there's one for this person, event and model. */
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
      .onConflictDoNothing();
  } else {
    await db
      .insert(dependentEventMatches)
      .values({ ...values, dependentId: owner.id })
      .onConflictDoNothing();
  }
}
