import type { User } from '@ascendant/contract/account';
import type { Dependent } from '@ascendant/contract/person';
import { agreementRequiredMessage, agreementRequiredTitle } from '@ascendant/domain/booking/agreement';
import type { Candidate } from '@ascendant/domain/booking/attendees';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currentPricingQuery } from '../../data/pricing';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { Steps } from '../../ui/layout/Steps';
import { AgreementStep } from './AgreementStep';
import { AttendeesStep } from './AttendeesStep';
import { birthQuestionId } from './BirthQuestion';
import { AttendeesFooter, BackAndOn } from './BookingFooters';
import { ConfirmStep } from './ConfirmStep';
import { admissible, admitted, quoteParty, userCandidate, type BookableEvent } from './party';
import { refuseToContinue } from './party-refusal';
import { usePlaceOrder } from './use-place-order';

const labels = ['Attendees', 'Agreement', 'Confirm'] as const;

interface BookingStepsProps {
  readonly event: BookableEvent;
  readonly user: User;
  readonly companions?: readonly Dependent[];
  readonly onParty?: (ids: readonly number[]) => void;
  readonly onClose: () => void;
  readonly onLeave: (path: string) => void;
}

/** The open dialog: the attendees, whether the terms are accepted, and the current step of three. */
export function BookingSteps({ event, user, companions = [], onParty, onClose, onLeave }: BookingStepsProps) {
  const [step, setStep] = useState(0);
  const [family, setFamily] = useState(() => admissible(companions, user, event));
  const changeFamily = (next: readonly Candidate[]) => {
    setFamily(next);
    onParty?.(next.map(({ id }) => id));
  };
  const [hasAccepted, setAccepted] = useState(false);
  const [asksForTerms, setAsksForTerms] = useState(false);
  const pricing = useQuery(currentPricingQuery(event.id));
  const tier = pricing.data ?? null;
  const attendees = admitted([userCandidate(user), ...family], event);
  const quote = quoteParty(attendees, tier);
  const order = tier && quote ? { event, user, attendees, tier, quote } : null;
  const placement = usePlaceOrder(order, onLeave);

  const toAgreement = (party = attendees) => {
    const { seatsLeft, childCarer } = event;
    const refusal = refuseToContinue({ attendees: party, tier, seatsLeft, childCarer });
    if (refusal) showToast({ ...refusal, tone: 'bad' });
    else setStep(1);
  };
  // If they're too young, the dialog closes and says so.
  const bornAs = (known: User) => {
    const party = admitted([userCandidate(known), ...family], event);
    if (party.length > 0) toAgreement(party);
  };
  const toConfirm = () => {
    setAsksForTerms(!hasAccepted);
    if (hasAccepted) setStep(2);
    else showToast({ title: agreementRequiredTitle, description: agreementRequiredMessage, tone: 'bad' });
  };
  const footers = [
    <AttendeesFooter
      key="attendees"
      quote={quote}
      isBusy={pricing.isPending}
      formId={user.dateOfBirth === null ? birthQuestionId : undefined}
      onContinue={() => toAgreement()}
    />,
    <BackAndOn key="agreement" onBack={() => setStep(0)} onLabel="Continue" onGo={toConfirm} />,
    <BackAndOn
      key="confirm"
      onBack={() => setStep(1)}
      onLabel={placement.label}
      onGo={placement.place}
      isBusy={placement.isPlacing}
    />,
  ];
  return (
    <Dialog open onClose={onClose} title="Book Your Adventure" footer={footers[step]}>
      <Steps labels={labels} current={step} />
      {step === 0 ? (
        <AttendeesStep
          event={event}
          user={user}
          tier={tier}
          attendees={attendees}
          family={family}
          onFamily={changeFamily}
          onBorn={bornAs}
        />
      ) : null}
      {step === 1 ? (
        <AgreementStep
          hasAccepted={hasAccepted}
          isMissing={asksForTerms && !hasAccepted}
          onAccept={(accepted) => setAccepted(accepted)}
        />
      ) : null}
      {step === 2 && order ? <ConfirmStep {...order} /> : null}
    </Dialog>
  );
}
