import type { User } from '@ascendant/contract/account';
import type { MyBooking } from '@ascendant/contract/booking';
import type { EventDetail } from '@ascendant/contract/event';
import { fromWire } from '@ascendant/contract/money';
import { takesGuests, type Candidate } from '@ascendant/domain/booking/attendees';
import { guestOf } from '@ascendant/domain/booking/guests';
import { adultAgesLabel } from '@ascendant/domain/booking/party-count';
import { maxAttendeesPerBooking } from '@ascendant/domain/event/limits';
import { formatDollars, zeroCents } from '@ascendant/domain/money';
import { groupSize, typeNamed, typesNamed } from '@ascendant/domain/pricing/price-type';
import { readPriceType } from '@ascendant/domain/pricing/price-type-form';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ComponentType } from 'react';
import { errorSentence } from '../../api/api-error';
import { additionQuery, useAddPeople, usePayForPeople, type AdditionQuote } from '../../data/booking-people';
import { dependentsQuery } from '../../data/dependents';
import { currentPricingQuery } from '../../data/pricing';
import { chosenOf, useExtras } from '../../fields/extras';
import { placeOf } from '../../fields/place-of';
import { lazyPage } from '../../lazy-page';
import { paths } from '../../paths';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { Dialog } from '../../ui/dialog/Dialog';
import { FieldError } from '../../ui/form/Field';
import { OpenFormsContext, useOpenForms } from '../../ui/form/open-forms';
import { Stepper } from '../../ui/form/Stepper';
import { Skeleton } from '../../ui/layout/Skeleton';
import { AddCompanion } from './AddCompanion';
import { AttendeeRow } from './AttendeeRow';
import { EventLine } from './EventLine';
import { FamilyRow } from './FamilyRow';
import { OpenSeats } from './OpenSeats';
import { admitted, dependentCandidate, hasFamily, userCandidate } from './party';
import peopleStyles from './People.module.css';
import { usePriceTypes } from './price-types';

const ExtrasChoice = lazyPage(async () => (await import('../../fields/ExtrasChoice')).ExtrasChoice);

interface AddPeopleDialogProps {
  readonly booking: MyBooking;
  readonly event: EventDetail;
  readonly user: User;
  /** The lines of a quote. */
  readonly Lines: ComponentType<{ readonly quote: NonNullable<AdditionQuote['quote']> }>;
  readonly onClose: () => void;
  /** Goes to another page. */
  readonly onLeave: (path: string) => void;
}

/** Chooses who's added to a booking, and says exactly what that costs before it's done. The amounts are the server's. */
export function AddPeopleDialog({ booking, event, user, Lines, onClose, onLeave }: AddPeopleDialogProps) {
  const people = usePeople({ booking, event, user });
  const asked = useQuery(additionQuery(booking.id, people.wanted));
  const quote = people.wanted.length > 0 ? asked.data : undefined;
  const { send, isSending, error } = useAddition(booking.id, { onClose, onLeave });
  const total = quote?.quote ? fromWire(quote.quote.total) : zeroCents;
  const canAdd = quote?.refusal === null && !asked.isFetching;
  const forms = useOpenForms();
  const add = () => {
    // Someone who's typed but not added yet changes the price, so they're added first.
    if (forms.hasFilled()) void forms.settle();
    else send({ attendees: people.wanted, charge: quote?.quote?.total ?? '0.00' });
  };
  return (
    <Dialog
      onClose={onClose}
      title="Add people"
      width="wide"
      guardsTyping={forms.hasFilled}
      footer={
        <div className="row align-end">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" disabled={!canAdd} busy={isSending && 'Adding...'} onClick={add}>
            {total > 0 ? `Pay ${formatDollars(total)}` : 'Add to booking'}
          </Button>
        </div>
      }
    >
      <EventLine event={event} />
      <WhoJoins chosen={people} event={event} user={user} />
      <OpenFormsContext value={forms}>
        <WhoElse chosen={people} event={event} user={user} />
      </OpenFormsContext>
      {people.extras.offered.length > 0 ? (
        <Suspense fallback={null}>
          <ExtrasChoice extras={people.extras} attendees={people.people} />
        </Suspense>
      ) : null}
      <div className="stack" aria-live="polite" aria-busy={asked.isFetching}>
        {people.wanted.length > 0 && !quote && !asked.isError ? <Skeleton shape="block" /> : null}
        {quote?.refusal ? <FieldError>{quote.refusal}</FieldError> : null}
        {quote?.quote ? <Lines quote={quote.quote} /> : null}
        {quote?.quote ? <p className="meta">The terms you accepted when you booked apply to them, too.</p> : null}
        {asked.isError && !quote ? <FieldError>{errorSentence(asked.error)}</FieldError> : null}
        {error ? <FieldError>{errorSentence(error)}</FieldError> : null}
      </div>
    </Dialog>
  );
}

type Chosen = ReturnType<typeof usePeople>;

/** Who comes already, and who's added: dependents, and adults whose names can follow. */
function usePeople({ booking, event, user }: Pick<AddPeopleDialogProps, 'booking' | 'event' | 'user'>) {
  const [family, setFamily] = useState<readonly Candidate[]>([]);
  const [guests, setGuests] = useState(0);
  const { data: sold = null } = useQuery(currentPricingQuery(event.id));
  const coming = booking.attendees.filter(({ cancelledAt }) => !cancelledAt);
  const nameless = Array.from({ length: guests }, () => guestOf(userCandidate(user)));
  const joining = admitted([...family, ...nameless], event);
  const others = groupSize(typesNamed(coming, (event.priceTypes ?? []).map(readPriceType)));
  const { tier, types } = usePriceTypes(event, sold, { attendees: joining, others });
  // What's for the whole booking is the first person's.
  const extras = useExtras({ extras: event.extras?.filter(({ per }) => per === 'person') });
  const people = extras.taken(types.typed(joining));
  const wanted = people.map(({ type, id, guest, priceType, extras: along }) => ({
    type,
    ...(guest ? { guest: 'unnamed' as const } : { id }),
    ...typeNamed(priceType),
    ...chosenOf(along),
  }));
  const most = maxAttendeesPerBooking - booking.attendees.length - family.length;
  return { coming, people, wanted, guests, setGuests, family, setFamily, tier, types, extras, most };
}

interface ChoiceProps extends Pick<AddPeopleDialogProps, 'event' | 'user'> {
  readonly chosen: Chosen;
}

/** Who's added, with what each comes as. */
function WhoJoins({ event, user, chosen }: ChoiceProps) {
  const { coming, people, guests, setGuests, family, setFamily, tier, types, most } = chosen;
  const known = people.filter(({ guest }) => guest === undefined);
  const open = { adults: guests, children: 0 };
  return (
    <>
      <h3 className={classNames(peopleStyles.heading, 'label')}>Who’s joining?</h3>
      {takesGuests(event) ? (
        <Stepper
          label={`Adults without a name yet, ${adultAgesLabel(event.minimumAge)}`}
          value={guests}
          valueText={String(guests)}
          min={0}
          max={most}
          onChange={setGuests}
        />
      ) : null}
      {people.length === 0 ? <p className="meta">No one so far. Choose who’s coming along.</p> : null}
      <ul className={peopleStyles.people}>
        {known.map((person, index) => (
          <AttendeeRow
            key={person.id}
            attendee={person}
            place={placeOf(known, index)}
            index={coming.length + index}
            tier={tier}
            types={types}
            onRemove={() => setFamily(family.filter(({ id }) => id !== person.id))}
          />
        ))}
        <OpenSeats
          party={{ open, count: open, missing: { adults: 0, children: 0 } }}
          user={user}
          tier={tier}
          types={types}
          guests={people.filter(({ guest }) => guest !== undefined)}
          onRemove={() => setGuests(guests - 1)}
        />
      </ul>
    </>
  );
}

/** The dependents who could be added, and someone new. */
function WhoElse({ event, user, chosen: { coming, family, setFamily } }: ChoiceProps) {
  const { data, isPending, isError } = useQuery({ ...dependentsQuery, enabled: hasFamily(user) });
  const isThere = (id: number) =>
    [...coming, ...family].some((person) => person.type === 'dependent' && person.id === id);
  const others = (data ?? []).filter(({ id }) => !isThere(id));
  const join = (candidate: Candidate) => {
    setFamily([...family, candidate]);
    return true;
  };
  if (!hasFamily(user)) return null;
  return (
    <>
      <h3 className={classNames(peopleStyles.heading, 'label')}>Family and friends</h3>
      {isPending ? <Skeleton shape="block" /> : null}
      {isError ? <p className="meta">We couldn’t load your family and friends.</p> : null}
      <ul className={peopleStyles.people}>
        {others.map((dependent, index) => (
          <FamilyRow
            key={dependent.id}
            dependent={dependent}
            index={coming.length + index}
            event={event}
            user={user}
            party={family}
            onAdd={join}
          />
        ))}
      </ul>
      <AddCompanion
        startsOpen={false}
        isForChild={false}
        onAdded={(dependent) => join(dependentCandidate(dependent))}
      />
    </>
  );
}

/** Adds them at once if they cost nothing; otherwise holds their seats and goes to where they're paid for. */
function useAddition(bookingId: number, { onClose, onLeave }: Pick<AddPeopleDialogProps, 'onClose' | 'onLeave'>) {
  const [add, pay] = [useAddPeople(), usePayForPeople()];
  const send = (addition: { readonly attendees: Chosen['wanted']; readonly charge: string }) => {
    const wanted = { bookingId, ...addition };
    if (fromWire(addition.charge) === zeroCents) add.mutate(wanted, { onSuccess: onClose });
    else pay.mutate(wanted, { onSuccess: () => onLeave(paths.payForPeople(bookingId)) });
  };
  return { send, isSending: add.isPending || pay.isPending, error: add.error ?? pay.error };
}
