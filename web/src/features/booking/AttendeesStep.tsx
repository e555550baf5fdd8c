import type { User } from '@ascendant/contract/account';
import type { Dependent } from '@ascendant/contract/person';
import { takesGuests, type Candidate } from '@ascendant/domain/booking/attendees';
import { adultAgesLabel, mostPeople } from '@ascendant/domain/booking/party-count';
import { hasScores } from '@ascendant/domain/match/score-label';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { dependentsQuery } from '../../data/dependents';
import { eventMatchQuery } from '../../data/matches';
import type { Extras } from '../../fields/extras';
import { usePartyText } from '../../fields/party-address';
import { placeOf } from '../../fields/place-of';
import { lazyPage } from '../../lazy-page';
import { classNames } from '../../ui/class-names';
import { showToast } from '../../ui/dialog/toast-store';
import { Stepper } from '../../ui/form/Stepper';
import { Skeleton } from '../../ui/layout/Skeleton';
import { AddCompanion } from './AddCompanion';
import { AttendeeName } from './AttendeeName';
import { AttendeeRow } from './AttendeeRow';
import styles from './AttendeesStep.module.css';
import { BirthQuestion } from './BirthQuestion';
import { EventLine } from './EventLine';
import { FamilyRow } from './FamilyRow';
import { GuestScore } from './GuestScore';
import { NamesMissing, OpenSeats } from './OpenSeats';
import { admitted, dependentCandidate, fullName, hasFamily, type BookableEvent } from './party';
import peopleStyles from './People.module.css';
import type { PriceTypes } from './price-types';
import type { useParty } from './use-party';

const ExtrasChoice = lazyPage(async () => (await import('../../fields/ExtrasChoice')).ExtrasChoice);

interface AttendeesStepProps {
  readonly event: BookableEvent;
  readonly user: User;
  readonly tier: PricingTier | null;
  readonly party: ReturnType<typeof useParty>;
  readonly types: PriceTypes;
  readonly extras: Extras;
  /** How often someone pressed Continue while seats had no name. */
  readonly askedForNames: number;
}

/** The attendees: the traveller, the dependents they add, and the seats that no one is named for yet. */
export function AttendeesStep(props: AttendeesStepProps) {
  const { event, user, tier, party, types, extras } = props;
  const needsBirth = user.dateOfBirth === null;
  const scoreOf = useScores(event.id, user);
  const known = types.typed(needsBirth ? admitted(party.family, event) : party.known);
  const guests = types.typed(party.attendees).filter(({ guest }) => guest !== undefined);
  return (
    <>
      <EventLine event={event} />
      <h3 className={classNames(peopleStyles.heading, 'label')}>Who’s coming?</h3>
      {takesGuests(event) ? <AdultsStepper event={event} party={party} /> : null}
      <ul className={peopleStyles.people}>
        {needsBirth ? (
          <li>
            <AttendeeName person={{ name: fullName(user) }} index={0} />
            <BirthQuestion user={user} onSaved={party.know} />
          </li>
        ) : null}
        {known.map((attendee, index) => (
          <AttendeeRow
            key={`${attendee.type}-${attendee.id}`}
            attendee={attendee}
            place={placeOf(known, index)}
            index={needsBirth ? index + 1 : index}
            tier={tier}
            types={types}
            score={scoreOf(attendee.type === 'user' ? null : attendee.id)}
            guestScore={attendee.type === 'user' && <OwnScore event={event} user={user} isChild={attendee.isChild} />}
            onRemove={() => party.remove(attendee.id)}
          />
        ))}
        <OpenSeats {...{ party, user, tier, types, guests }} onRemove={party.removeSeat} />
      </ul>
      <Family {...props} />
      {extras.offered.length > 0 ? (
        <Suspense fallback={null}>
          <ExtrasChoice extras={extras} attendees={party.attendees} />
        </Suspense>
      ) : null}
    </>
  );
}

function OwnScore({
  event,
  user,
  isChild,
}: Pick<AttendeesStepProps, 'event' | 'user'> & { readonly isChild: boolean }) {
  const { guest, dateOfBirth } = user;
  return guest && dateOfBirth !== null ? <GuestScore eventId={event.id} {...{ dateOfBirth, isChild }} /> : null;
}

/** Everyone's score for the event, by dependent; null is the traveller. Undefined while loading and for people without one. */
function useScores(eventId: number, user: User) {
  const party = usePartyText();
  const { data } = useQuery({ ...eventMatchQuery(eventId, party), enabled: hasScores(user) });
  return (dependentId: number | null) => data?.people.find((person) => person.dependentId === dependentId);
}

function Family({ event, user, party, askedForNames }: AttendeesStepProps) {
  const scoreOf = useScores(event.id, user);
  const { data, isPending, isError } = useQuery({ ...dependentsQuery, enabled: hasFamily(user) });
  if (!hasFamily(user)) return <NamesMissing party={party} asked={askedForNames} />;
  const others = (data ?? []).filter(({ id }) => !party.family.some((member) => member.id === id));
  const join = (candidate: Candidate) => {
    const answer = party.add(candidate);
    if (!answer.ok) showToast({ title: answer.title, description: answer.message, tone: 'bad' });
    return answer.ok;
  };
  return (
    <>
      <h3 className={classNames(peopleStyles.heading, 'label')}>Family and friends</h3>
      <NamesMissing party={party} asked={askedForNames} />
      {isPending ? <Skeleton shape="block" className={styles.skeleton} /> : null}
      {isError ? (
        <p className="meta">We couldn’t load your family and friends. You can still book for yourself.</p>
      ) : null}
      {data?.length === 0 && party.count.adults + party.count.children === 1 ? (
        <p className="meta">Just you so far. Who’s coming along?</p>
      ) : null}
      <ul className={peopleStyles.people}>
        {others.map((dependent, index) => (
          <FamilyRow
            key={dependent.id}
            dependent={dependent}
            index={index}
            event={event}
            user={user}
            party={party.family}
            score={scoreOf(dependent.id)}
            onAdd={join}
          />
        ))}
      </ul>
      <AddCompanion
        key={askedForNames}
        startsOpen={askedForNames > 0 && others.length === 0 && party.missing.adults + party.missing.children > 0}
        isForChild={party.missing.children > 0 && party.missing.adults === 0}
        onAdded={(dependent: Dependent) => join(dependentCandidate(dependent))}
      />
    </>
  );
}

interface AdultsStepperProps {
  readonly event: BookableEvent;
  readonly party: ReturnType<typeof useParty>;
}

/** How many adults come. Who they are can follow once it's booked. */
function AdultsStepper({ event: { minimumAge, seatsLeft }, party }: AdultsStepperProps) {
  const { count, open } = party;
  return (
    <div className={styles.adults}>
      <Stepper
        label={`Adults, ${adultAgesLabel(minimumAge)}`}
        value={count.adults}
        valueText={String(count.adults)}
        min={count.adults - open.adults}
        max={Math.max(count.adults, mostPeople(seatsLeft) - count.children)}
        onChange={party.setAdults}
      />
    </div>
  );
}
