import type { User } from '@ascendant/contract/account';
import type { Dependent } from '@ascendant/contract/person';
import { childRefusal, type Attendee } from '@ascendant/domain/booking/attendees';
import { takesWholeDate, wholeTakenText } from '@ascendant/domain/booking/packages';
import type { PartyCount } from '@ascendant/domain/booking/party-count';
import { partyRefusal, seatsOf } from '@ascendant/domain/booking/party-rules';
import { groupPriceFor } from '@ascendant/domain/pricing/group-price';
import { ticketsOf } from '@ascendant/domain/pricing/party-tickets';
import { chargeRatesOf } from '@ascendant/domain/pricing/rates';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currentPricingQuery } from '../../data/pricing';
import { extrasRefusal, useExtras } from '../../fields/extras';
import { HeldSeats, type SeatsToPay } from '../../fields/HeldSeats';
import { Dialog } from '../../ui/dialog/Dialog';
import { useComplaint } from '../../ui/dialog/use-complaint';
import { OpenFormsContext, useOpenForms } from '../../ui/form/open-forms';
import { Note } from '../../ui/layout/Note';
import { Steps } from '../../ui/layout/Steps';
import { AgreementStep } from './AgreementStep';
import { AttendeesStep } from './AttendeesStep';
import { BookingFooter } from './BookingFooters';
import { ConfirmStep } from './ConfirmStep';
import { DateGone, NewDate } from './DateGone';
import { quoteParty, type BookableEvent } from './party';
import { usePriceTypes } from './price-types';
import { useDateCheck } from './use-date-check';
import { useParty } from './use-party';
import { usePlaceOrder } from './use-place-order';

const labels = ['Attendees', 'Agreement', 'Confirm'] as const;

interface BookingStepsProps {
  readonly event: BookableEvent;
  readonly user: User;
  readonly held: SeatsToPay | null;
  readonly companions?: readonly Dependent[];
  readonly chosen?: PartyCount | null;
  readonly onParty?: (ids: readonly number[], count: PartyCount) => void;
  readonly onDate: (id: number) => void;
  readonly onClose: () => void;
  readonly onLeave: (path: string) => void;
}

/** The open dialog: the party, whether the terms are accepted, and the current step of three. */
export function BookingSteps(props: BookingStepsProps) {
  const { event, user, held, companions = [], chosen = null, onParty, onDate, onClose, onLeave } = props;
  const [step, setStep] = useState(0);
  const party = useParty({ event, user, companions, chosen, onChange: onParty });
  const forms = useOpenForms();
  const [isSettling, setSettling] = useState(false);
  const [askedForNames, setAskedForNames] = useState(0);
  const [hasAccepted, setAccepted] = useState(false);
  const [asksForTerms, setAsksForTerms] = useState(false);
  const { count } = party;
  const { isPending, tier, types, extras, attendees, seats, ...prices } = usePrices(event, party);
  const quote = quoteParty(attendees, tier, event);
  const order = tier && quote ? { event, user, attendees, tier, quote } : null;
  const dates = useDateCheck(event, seats);
  const placement = usePlaceOrder(order, dates, onLeave);
  const complain = useComplaint(`${step} ${count.adults} ${count.children}`);

  const toAgreement = async () => {
    setSettling(true);
    const isSettled = await forms.settle();
    setSettling(false);
    const { attendees: coming, missing } = party.latest();
    // Someone whose date of birth makes them too young: the dialog closes and says so.
    if (!isSettled || coming.length === 0) return;
    if (missing.adults + missing.children > 0) return setAskedForNames(askedForNames + 1);
    const refusal = refuseToContinue({ coming: types.typed(coming), attendees, tier, event });
    if (refusal) complain({ ...refusal, tone: 'bad' });
    else setStep(1);
  };
  const toConfirm = () => {
    setAsksForTerms(!hasAccepted);
    if (hasAccepted) setStep(2);
  };
  const of = { count, ...prices, rates: chargeRatesOf(event.taxes) };
  const footers = [
    <BookingFooter
      key="attendees"
      {...of}
      onLabel="Continue"
      onGo={() => void toAgreement()}
      isBusy={isPending || isSettling}
    />,
    <BookingFooter key="agreement" {...of} onBack={() => setStep(0)} onLabel="Continue" onGo={toConfirm} />,
    <BookingFooter
      key="confirm"
      {...of}
      onBack={() => setStep(1)}
      onLabel={placement.label}
      onGo={placement.place}
      busyLabel={placement.isPlacing && 'Processing...'}
    />,
  ];
  return (
    <Dialog isPlain onClose={onClose} title="Book Your Adventure" guardsTyping={forms.hasFilled} footer={footers[step]}>
      <Steps labels={labels} current={step} />
      {dates.gone ? <DateGone gone={dates.gone} eventId={event.id} onKeep={dates.accept} onDate={onDate} /> : null}
      {dates.hasChanged && !dates.gone ? <NewDate event={event} /> : null}
      {step === 0 && held ? (
        <Note className="row wrap">
          <HeldSeats held={held} size="small" />
        </Note>
      ) : null}
      {step === 0 ? (
        <OpenFormsContext value={forms}>
          <AttendeesStep {...{ event, user, tier, party, types, extras, askedForNames }} />
        </OpenFormsContext>
      ) : null}
      {step === 1 ? (
        <AgreementStep
          waiver={event.waiver ?? null}
          hasAccepted={hasAccepted}
          isMissing={asksForTerms && !hasAccepted}
          onAccept={setAccepted}
        />
      ) : null}
      {step === 2 && order ? <ConfirmStep {...order} /> : null}
    </Dialog>
  );
}

/** What the people of a party come as, and pay, at today's prices. */
function usePrices(event: BookableEvent, party: ReturnType<typeof useParty>) {
  const { data: sold = null, isPending } = useQuery(currentPricingQuery(event.id));
  const people = party.count.adults + party.count.children;
  const others = people - party.attendees.length;
  const { counted, tier, types } = usePriceTypes(event, sold, { attendees: party.attendees, others });
  const extras = useExtras(event);
  const attendees = extras.taken(types.typed(party.attendees));
  const tickets = tier && ticketsOf(everyone(attendees, party), tier);
  return {
    isPending,
    // Who isn't named yet comes in it, too.
    seats: takesWholeDate(attendees) ? event.capacity : seatsOf(attendees) + others,
    tier,
    types,
    extras,
    attendees,
    tickets,
    group: groupPriceFor(counted, event.groupPrices),
  };
}

/** Everyone with a price, also those who still have to be named. */
function everyone(
  attendees: readonly Attendee[],
  { count, missing }: Pick<ReturnType<typeof useParty>, 'count' | 'missing'>,
) {
  const { adults, children } = attendees.length === 0 ? count : missing;
  const unnamed = [...Array<boolean>(adults).fill(false), ...Array<boolean>(children).fill(true)];
  return [...attendees, ...unnamed.map((isChild) => ({ isChild }))];
}

interface Party {
  /** Those who come by now, with their price types. */
  readonly coming: readonly Attendee[];
  /** With what they take along, as it's shown. */
  readonly attendees: readonly Attendee[];
  readonly tier: PricingTier | null;
  readonly event: BookableEvent;
}

interface Sentence {
  readonly title: string;
  readonly description?: string;
}

/**
 * Why this party can't continue to the terms; null if it can.
 * Source: specification 1, section 5 (Validation rules), Booking.
 */
function refuseToContinue({ coming, attendees, tier, event }: Party): Sentence | null {
  const { seatsLeft, childCarer } = event;
  if (tier === null) return { title: 'Pricing not available' };
  if (coming.length === 0) return { title: 'Add at least one attendee' };
  if (seatsOf(coming) > seatsLeft) {
    const description = takesWholeDate(coming) ? wholeTakenText : seatsLeftSentence(seatsLeft);
    return { title: 'Not enough seats', description };
  }
  const refusal = childRefusal(coming, { childCarer }) ?? partyRefusal(coming);
  if (refusal !== null) return { title: refusal.title, description: refusal.message };
  const description = extrasRefusal(attendees, event);
  return description === null ? null : { title: 'Choose other extras', description };
}

function seatsLeftSentence(seatsLeft: number): string {
  if (seatsLeft <= 0) return 'This event is sold out.';
  return seatsLeft === 1 ? 'Only 1 seat is left.' : `Only ${seatsLeft} seats are left.`;
}
