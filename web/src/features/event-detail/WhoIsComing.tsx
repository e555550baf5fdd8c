import type { EventMatch } from '@ascendant/contract/match';
import { childMatchText, formatScore, matchText } from '@ascendant/domain/match/score-label';
import { toggledId, usePartyAddress } from '../../fields/party-address';
import { ScoreRing } from '../../ui/chart/ScoreRing';
import { classNames } from '../../ui/class-names';
import { countAfter } from './coming-count';
import styles from './WhoIsComing.module.css';

interface WhoIsComingProps {
  readonly match: EventMatch;
  readonly minimumAge: number;
}

/** Everyone's score, who comes along, and the party's score (rule PTY-01; docs/rules/matching-model.md, "Groups"). */
export function WhoIsComing({ match: { people, groupScore }, minimumAge }: WhoIsComingProps) {
  if (people.length < 2) return null;
  return (
    <div className={classNames(styles.who, 'panel')}>
      <h2 className="label">Who’s coming?</h2>
      <ul>
        {people.map((person) => (
          <li key={person.dependentId}>
            <Person person={person} people={people} minimumAge={minimumAge} />
          </li>
        ))}
      </ul>
      <p className={classNames(styles.sum, 'meta')} aria-live="polite">
        {groupScore === null ? (
          'Choose who’s coming to see your match as a group.'
        ) : (
          <>
            <b className="numeric">{`${formatScore(groupScore)} together.`}</b> The lowest score counts slightly more
            than the others.
          </>
        )}
      </p>
    </div>
  );
}

interface PersonProps {
  readonly person: EventMatch['people'][number];
  readonly people: EventMatch['people'];
  readonly minimumAge: number;
}

/** A person's score, and whether they come along. The traveller always does; someone too young can't. */
function Person({ person, people, minimumAge }: PersonProps) {
  const { dependentId, isComing, canCome } = person;
  const party = usePartyAddress();
  const toggle = () => {
    if (dependentId === null) return;
    party.change((chosen) => ({
      ids: toggledId(chosen.ids, dependentId),
      count: countAfter(person, people, chosen),
    }));
  };
  return (
    <button
      type="button"
      className={styles.person}
      aria-pressed={isComing}
      disabled={dependentId === null || !canCome}
      onClick={toggle}
    >
      <PersonScore person={person} reason={canCome ? null : `Ages ${minimumAge}+`} />
    </button>
  );
}

function PersonScore({ person, reason }: { person: EventMatch['people'][number]; reason: string | null }) {
  const { name, note, isChild, matchScore, range } = person;
  const verdict = isChild ? childMatchText(matchScore) : matchText(matchScore);
  return (
    <>
      <ScoreRing score={matchScore} size="small" verdict={verdict} />
      <span>
        <span>{name}</span>
        <small>{[note, isChild ? verdict : null, reason].filter(Boolean).join(' · ')}</small>
        {range ? (
          <small className="numeric">{`between ${formatScore(range.low)} and ${formatScore(range.high)}`}</small>
        ) : null}
      </span>
    </>
  );
}
