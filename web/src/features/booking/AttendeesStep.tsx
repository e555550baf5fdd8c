import type { User } from '@ascendant/contract/account';
import type { Attendee, Candidate } from '@ascendant/domain/booking/attendees';
import { hasScores } from '@ascendant/domain/match/stars';
import { roleOf } from '@ascendant/domain/person/roles';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { dependentsQuery } from '../../data/dependents';
import { eventMatchQuery } from '../../data/matches';
import { usePartyAddress } from '../../fields/party-address';
import { paths } from '../../paths';
import { Skeleton } from '../../ui/Skeleton';
import { AttendeeRow } from './AttendeeRow';
import styles from './AttendeesStep.module.css';
import { BirthQuestion } from './BirthQuestion';
import { EventLine } from './EventLine';
import { FamilyRow } from './FamilyRow';
import type { BookableEvent } from './party';
import peopleStyles from './People.module.css';

interface AttendeesStepProps {
  readonly event: BookableEvent;
  readonly user: User;
  readonly tier: PricingTier | null;
  readonly attendees: readonly Attendee[];
  /** The dependents who are coming. */
  readonly family: readonly Candidate[];
  readonly onFamily: (family: readonly Candidate[]) => void;
}

/** The attendees: the traveller, and the dependents they add. */
export function AttendeesStep({ event, user, tier, attendees, family, onFamily }: AttendeesStepProps) {
  const needsBirth = user.dateOfBirth === null;
  const scoreOf = useScores(event.id, user);
  return (
    <>
      <EventLine event={event} />
      <h3 className="label">Who’s coming?</h3>
      {needsBirth ? (
        <BirthQuestion user={user} />
      ) : (
        <ul className={peopleStyles.people}>
          {attendees.map((attendee, index) => (
            <AttendeeRow
              key={`${attendee.type}-${attendee.id}`}
              attendee={attendee}
              index={index}
              tier={tier}
              score={scoreOf(attendee.type === 'user' ? null : attendee.id)}
              onRemove={() => onFamily(family.filter(({ id }) => id !== attendee.id))}
            />
          ))}
        </ul>
      )}
      {needsBirth ? null : <Family event={event} user={user} family={family} onFamily={onFamily} />}
    </>
  );
}

/** Everyone's score for the event, by dependent; null is the traveller. Undefined while loading and for people without one. */
function useScores(eventId: number, user: User) {
  const { text: party } = usePartyAddress();
  const { data } = useQuery({ ...eventMatchQuery(eventId, party), enabled: hasScores(user) });
  return (dependentId: number | null) => data?.people.find((person) => person.dependentId === dependentId);
}

function Family({ event, user, family, onFamily }: Pick<AttendeesStepProps, 'event' | 'user' | 'family' | 'onFamily'>) {
  const scoreOf = useScores(event.id, user);
  const { data, isPending, isError } = useQuery({ ...dependentsQuery, enabled: hasFamily(user) });
  if (!hasFamily(user)) return null;
  const others = (data ?? []).filter(({ id }) => !family.some((member) => member.id === id));
  return (
    <>
      <h3 className="label">Family and friends</h3>
      {isPending ? <Skeleton shape="block" className={styles.skeleton} /> : null}
      {isError ? (
        <p className="meta">We couldn’t load your family and friends. You can still book for yourself.</p>
      ) : null}
      {data?.length === 0 ? (
        <p className="meta">
          No one yet. Add family and friends on{' '}
          <Link className="link" to={paths.profile}>
            your profile
          </Link>
          .
        </p>
      ) : null}
      <ul className={peopleStyles.people}>
        {others.map((dependent, index) => (
          <FamilyRow
            key={dependent.id}
            dependent={dependent}
            index={index}
            event={event}
            user={user}
            party={family}
            score={scoreOf(dependent.id)}
            onAdd={(candidate) => onFamily([...family, candidate])}
          />
        ))}
      </ul>
    </>
  );
}

/** Admins have no dependents (specification 2, section 6 (Roles and permissions)). */
function hasFamily(user: User): boolean {
  return roleOf(user) !== 'admin';
}
