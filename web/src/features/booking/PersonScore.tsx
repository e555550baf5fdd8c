import type { EventMatch } from '@ascendant/contract/match';
import { childMatchText, matchText } from '@ascendant/domain/match/score-label';
import { ScoreRing } from '../../ui/chart/ScoreRing';

/** Someone's match with the event, beside their name. A child's is friendly whatever the score. */
export function PersonScore({
  score: { matchScore, isChild },
}: {
  score: Pick<EventMatch['people'][number], 'matchScore' | 'isChild'>;
}) {
  const verdict = isChild ? childMatchText(matchScore) : matchText(matchScore);
  return <ScoreRing score={matchScore} size="small" verdict={verdict} />;
}
