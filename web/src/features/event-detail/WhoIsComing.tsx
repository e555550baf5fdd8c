import type { EventMatch } from '@ascendant/contract/match';
import { formatScore } from '@ascendant/domain/match/score-label';
import { classNames } from '../../ui/class-names';
import { ScoreRing } from '../../ui/ScoreRing';
import styles from './WhoIsComing.module.css';

/** The score of each family member, and of the group (docs/rules/matching-model.md, "Groups"). */
export function WhoIsComing({ match: { people, groupScore } }: { readonly match: EventMatch }) {
  if (people.length < 2) return null;
  return (
    <div className={classNames(styles.who, 'panel')}>
      <h2 className="label">Who’s coming?</h2>
      <ul>
        {people.map(({ name, note, matchScore }) => (
          <li key={`${name}, ${note}`} className="row">
            <ScoreRing score={matchScore} size="small" />
            <span>
              {name}
              <br />
              <span className="meta">{note}</span>
            </span>
          </li>
        ))}
      </ul>
      {groupScore === null ? null : (
        <p className={classNames(styles.sum, 'meta')}>
          Together <b className="numeric">{formatScore(groupScore)}</b>. The lowest score counts slightly more than the
          others.
        </p>
      )}
    </div>
  );
}
