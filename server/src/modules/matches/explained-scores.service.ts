import { leadingReason } from '@ascendant/astrology/matching/leading-reason';
import { nothingSaid } from '@ascendant/astrology/matching/lines/line-of-reason';
import { fairFrom } from '@ascendant/domain/match/score-label';
import type { ExplainedScore, ScoredPage } from '../../application/event-scores';
import { vectorsOf, type Party } from './match-party';
import type { MatchDeps } from './matches.service';

/** A page of a list; longer lists have scores without reasons. */
const mostExplained = 24;

/**
 * The scores of a page of events with the strongest reason for each. A party's score is no one person's, so it has none.
 * @param party empty without birth data: then there are none
 * Source: docs/rules/events.md, "Cards".
 */
export async function explainedFor(
  deps: MatchDeps,
  party: Party,
  { eventIds, otherDates }: ScoredPage,
): Promise<ReadonlyMap<number, ExplainedScore>> {
  const [person] = party;
  if (!person || !(await deps.index.refresh())) return new Map();
  const scoredAmong = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const score = deps.index.score(vectorsOf(party), id);
      return score === null ? [] : [{ id, score }];
    });
  const scored = scoredAmong(eventIds);
  const isExplained = party.length === 1 && scored.length <= mostExplained;
  const good = isExplained ? scored.filter(({ score }) => score >= fairFrom) : [];
  const known = await deps.explainable.of(good.map(({ id }) => id));
  // No two cards of a page say the same.
  const said = nothingSaid();
  const explained = scored.map(({ id, score }) => {
    const reasons = known.get(id);
    return { id, score, reason: reasons ? leadingReason(person, { event: reasons, score, said }) : null };
  });
  const unexplained = scoredAmong(otherDates).map((date) => ({ ...date, reason: null }));
  return new Map([...unexplained, ...explained].map(({ id, score, reason }) => [id, { score, reason }]));
}
