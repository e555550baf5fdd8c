import type { User } from '@ascendant/contract/account';
import type { Dependent } from '@ascendant/contract/person';
import { admitAttendee, type Attendee, type Candidate } from '@ascendant/domain/booking/attendees';
import { hasScores } from '@ascendant/domain/match/stars';
import { roleOf } from '@ascendant/domain/person/roles';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import { useQuery } from '@tanstack/react-query';
import { dependentsQuery } from '../../data/dependents';
import { eventMatchQuery } from '../../data/matches';
import { usePartyAddress } from '../../fields/party-address';
import { classNames } from '../../ui/class-names';
import { showToast } from '../../ui/dialog/toast-store';
import { Skeleton } from '../../ui/layout/Skeleton';
import { AddCompanion } from './AddCompanion';
import { AttendeeName } from './AttendeeName';
import { AttendeeRow } from './AttendeeRow';
import styles from './AttendeesStep.module.css';
import { BirthQuestion } from './BirthQuestion';
import { EventLine } from './EventLine';
import { FamilyRow } from './FamilyRow';
import { admitted, attendanceRules, dependentCandidate, fullName, userCandidate, type BookableEvent } from './party';
import peopleStyles from './People.module.css';

interface AttendeesStepProps {
  readonly event: BookableEvent;
  readonly user: User;
  readonly tier: PricingTier | null;
  readonly attendees: readonly Attendee[];
  /** The dependents who are coming. */
  readonly family: readonly Candidate[];
  readonly onFamily: (family: readonly Candidate[]) => void;
  /** The traveller's date of birth is known now. */
  readonly onBorn: (user: User) => void;
}

/** The attendees: the traveller, and the dependents they add. */
export function AttendeesStep({ event, user, tier, attendees, family, onFamily, onBorn }: AttendeesStepProps) {
  const needsBirth = user.dateOfBirth === null;
  const scoreOf = useScores(event.id, user);
  const known = needsBirth ? admitted(family, event) : attendees;
  return (
    <>
      <EventLine event={event} />
      <h3 className={classNames(peopleStyles.heading, 'label')}>Who’s coming?</h3>
      <ul className={peopleStyles.people}>
        {needsBirth ? (
          <li>
            <AttendeeName person={{ name: fullName(user) }} index={0} />
            <BirthQuestion user={user} onSaved={onBorn} />
          </li>
        ) : null}
        {known.map((attendee, index) => (
          <AttendeeRow
            key={`${attendee.type}-${attendee.id}`}
            attendee={attendee}
            index={needsBirth ? index + 1 : index}
            tier={tier}
            score={scoreOf(attendee.type === 'user' ? null : attendee.id)}
            onRemove={() => onFamily(family.filter(({ id }) => id !== attendee.id))}
          />
        ))}
      </ul>
      <Family event={event} user={user} family={family} onFamily={onFamily} />
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
  const join = (dependent: Dependent) => {
    const candidate = dependentCandidate(dependent);
    const answer = admitAttendee(candidate, attendanceRules(event), [userCandidate(user), ...family]);
    if (answer.ok) onFamily([...family, candidate]);
    else showToast({ title: answer.title, description: answer.message, tone: 'bad' });
  };
  return (
    <>
      <h3 className={classNames(peopleStyles.heading, 'label')}>Family and friends</h3>
      {isPending ? <Skeleton shape="block" className={styles.skeleton} /> : null}
      {isError ? (
        <p className="meta">We couldn’t load your family and friends. You can still book for yourself.</p>
      ) : null}
      {data?.length === 0 ? <p className="meta">No one yet. Add the people you’d like to bring.</p> : null}
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
      <AddCompanion onAdded={join} />
    </>
  );
}

/** Admins have no dependents (specification 2, section 6 (Roles and permissions)). */
function hasFamily(user: User): boolean {
  return roleOf(user) !== 'admin';
}
