import type { NearestDate } from '@ascendant/contract/event-dates';
import { useEffect, useRef, useState } from 'react';
import { CentredSpinner } from '../../auth/CentredSpinner';
import { partyText, withParty } from '../../fields/party-address';
import { paths } from '../../paths';
import type { PendingBooking } from '../../storage/pending-booking';
import { OpenFormsContext, useOpenForms } from '../../ui/form/open-forms';
import { useSecondsLeft } from '../../ui/late/use-seconds-left';
import { BookingSummary, type SummaryPicture } from './BookingSummary';
import type { CheckoutTerms } from './checkout-terms';
import { NothingToPay, PaymentDeadEnd, PriceChanged, SetUpFailed, type OtherDate } from './CheckoutNotices';
import styles from './CheckoutScreen.module.css';
import { DiscountField } from './DiscountField';
import { HoldTimer, PayOrHoldAgain } from './PayOrHoldAgain';
import { useCheckout, type CheckoutState } from './use-checkout';
import { useSettlement } from './use-settlement';

interface CheckoutScreenProps {
  readonly booking: PendingBooking;
  readonly picture: SummaryPicture | null;
  /** The seats are held under this booking. */
  readonly onHeld: (bookingId: number) => void;
}

/** The checkout of one booking: payment on one side, price on the other. */
export function CheckoutScreen({ booking, picture, onHeld }: CheckoutScreenProps) {
  const checkout = useCheckout(booking);
  const settlement = useSettlement(booking);
  const forms = useOpenForms();
  const [hasRemoved, setRemoved] = useState(false);
  const { state } = checkout;
  const heldId = state.phase === 'ready' ? state.intent.bookingId : null;
  const toldId = useRef<number | null>(null);
  useEffect(() => {
    if (heldId === null || heldId === toldId.current) return;
    // Once: going to another page must not be answered with this address again.
    toldId.current = heldId;
    onHeld(heldId);
  }, [heldId, onHeld]);
  if (settlement.deadEnd) return <PaymentDeadEnd deadEnd={settlement.deadEnd} />;
  if (state.phase === 'opening') return <CentredSpinner label="Preparing your payment" />;
  if (state.phase === 'failed') {
    return (
      <SetUpFailed
        reason={state.reason}
        other={otherDateOf(booking, state.nearest)}
        dialogPath={dialogPathOf(booking, booking.eventId)}
        isBusy={checkout.isRecalculating}
        onAgain={checkout.begin}
      />
    );
  }
  const canChangeCode = state.phase === 'ready' && !settlement.isConfirming;
  return (
    <OpenFormsContext value={forms}>
      <h1>Checkout</h1>
      <div className={styles.columns}>
        <PaymentSide state={state} checkout={checkout} settlement={settlement} />
        <aside className="stack" aria-label="Your booking">
          {state.phase === 'ready' ? <Hold heldUntilMs={state.heldUntilMs} terms={state.terms} /> : null}
          <BookingSummary
            booking={booking}
            terms={state.terms}
            picture={picture}
            policy={state.phase === 'ready' ? state.intent.cancellationPolicy : null}
            isRecalculating={checkout.isRecalculating}
            onRemoveCode={
              canChangeCode
                ? () => {
                    setRemoved(true);
                    checkout.removeCode(state.terms);
                  }
                : undefined
            }
          />
          {canChangeCode && state.terms.discountCode === null ? (
            <DiscountField
              error={checkout.codeError}
              isBusy={checkout.isRecalculating}
              hasFocus={hasRemoved}
              onApply={(code) => checkout.applyCode(code, state.terms)}
            />
          ) : null}
        </aside>
      </div>
    </OpenFormsContext>
  );
}

/** The date that can be booked instead, in the dialog with the same people. */
function otherDateOf(booking: PendingBooking, nearest: NearestDate | null): OtherDate | null {
  return nearest === null ? null : { ...nearest, path: dialogPathOf(booking, nearest.id) };
}

/** The booking dialog of an event, with the people of a booking. */
function dialogPathOf({ attendees, adults, children }: PendingBooking, eventId: number): string {
  const ids = attendees.flatMap(({ type, id }) => (type === 'dependent' && id !== undefined ? [id] : []));
  return withParty(paths.bookEvent(eventId), partyText(ids), { adults, children });
}

type OpenState = Exclude<CheckoutState, { phase: 'opening' | 'failed' }>;

interface PaymentSideProps {
  readonly state: OpenState;
  readonly checkout: ReturnType<typeof useCheckout>;
  readonly settlement: ReturnType<typeof useSettlement>;
}

function PaymentSide({ state, checkout, settlement }: PaymentSideProps) {
  const { terms } = state;
  const openAgain = () => checkout.open(terms);
  switch (state.phase) {
    case 'price_changed':
      return (
        <PriceChanged before={state.before} terms={terms} isBusy={checkout.isRecalculating} onAccept={openAgain} />
      );
    case 'nothing_to_pay':
      return <NothingToPay isBusy={settlement.isBookingFree} onBook={() => settlement.bookFree(terms)} />;
    case 'ready':
      return (
        <PayOrHoldAgain
          intent={state.intent}
          heldUntilMs={state.heldUntilMs}
          total={terms.quote.total}
          note="Enter your payment details to complete your booking"
          isBusy={settlement.isConfirming || checkout.isRecalculating}
          unreached={settlement.unreached}
          onAskAgain={settlement.again}
          onSent={(isTaken) => settlement.confirm(terms, isTaken)}
          onHoldAgain={openAgain}
        />
      );
  }
}

function Hold({ heldUntilMs, terms }: { readonly heldUntilMs: number; readonly terms: CheckoutTerms }) {
  const seconds = useSecondsLeft(heldUntilMs);
  const { adults, children, types } = terms.quote;
  return seconds === 0 ? null : <HoldTimer seconds={seconds} seats={types ? null : adults + children} />;
}
