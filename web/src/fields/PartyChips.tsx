import type { User } from '@ascendant/contract/account';
import { asksForBirthData, hasScores } from '@ascendant/domain/match/score-label';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAuth } from '../auth/AuthProvider';
import { dependentsQuery } from '../data/dependents';
import { paths } from '../paths';
import { classNames } from '../ui/class-names';
import { Chip } from '../ui/layout/Chip';
import { toggledId, usePartyAddress } from './party-address';
import styles from './PartyChips.module.css';

interface PartyChipsProps {
  /** Whether a traveller without birth data reads here what scores need, in as much room. */
  readonly saysWhatIsMissing?: boolean;
}

/**
 * Who comes along: lists, order and badges are then the party's. Nothing for people without scores; those without family can add someone.
 * Source: rule PTY-01.
 */
export function PartyChips({ saysWhatIsMissing = false }: PartyChipsProps) {
  const { user, isLoading } = useAuth();
  const isShown = user !== null && hasScores(user);
  const { data } = useQuery({ ...dependentsQuery, enabled: isShown });
  const party = usePartyAddress();
  const family = (data ?? []).filter(({ birthInfoCompleted }) => birthInfoCompleted);
  if (!isShown && !isLoading)
    return saysWhatIsMissing && user && asksForBirthData(user) ? <NoScoresYet user={user} /> : null;
  return (
    // Until we know who reads, it takes its room unseen, so that the list below doesn't move.
    <fieldset className={classNames(styles.party, !isShown && styles.waiting)}>
      <legend className="label">Who’s coming?</legend>
      <div className={styles.people}>
        <Chip aria-pressed disabled>
          You
        </Chip>
        {family.map(({ id, firstName }) => {
          const toggle = () => party.change((chosen) => ({ ...chosen, ids: toggledId(chosen.ids, id) }));
          return (
            <Chip key={id} aria-pressed={party.ids.includes(id)} onClick={toggle}>
              {firstName}
            </Chip>
          );
        })}
        {data && family.length === 0 ? (
          <Link className="link meta" to={paths.profile}>
            Add someone
          </Link>
        ) : null}
      </div>
    </fieldset>
  );
}

function NoScoresYet({ user }: { readonly user: User }) {
  return (
    <div className={styles.party}>
      <p className="label">No scores yet</p>
      <p className={classNames(styles.people, 'meta')}>
        <Link className="link" to={paths.birthData(user)}>
          Add your birth information
        </Link>
      </p>
    </div>
  );
}
