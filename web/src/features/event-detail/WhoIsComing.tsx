import type { EventMatch } from '@ascendant/contract/match';
import { formatScore } from '@ascendant/domain/match/score-label';
import { ScoreRing } from '../../ui/ScoreRing';

/** The scores of the whole family, and of all of them together (docs/rules/matching-model.md, "Groups"). */
export function WhoIsComing({ match: { people, groupScore } }: { readonly match: EventMatch }) {
  if (people.length < 2) return null;
  return (
    <div className="panel who">
      <h2 className="label">Who’s coming?</h2>
      <ul>
        {people.map(({ name, note, matchScore }) => (
          <li key={`${name}, ${note}`} className="row">
            <ScoreRing score={matchScore} size="s" />
            <span>
              {name}
              <br />
              <span className="meta">{note}</span>
            </span>
          </li>
        ))}
      </ul>
      {groupScore === null ? null : (
        <p className="meta who-sum">
          Together <b className="num">{formatScore(groupScore)}</b>. The lowest score counts slightly more than the
          others.
        </p>
      )}
    </div>
  );
}
