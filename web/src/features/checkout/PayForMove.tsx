import { fromWire } from '@ascendant/contract/money';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { errorSentence } from '../../api/api-error';
import { CentredSpinner } from '../../auth/CentredSpinner';
import { moveQuery, type MoveQuote } from '../../data/booking-move';
import { useReleaseHold } from '../../data/payments';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/Button';
import { useSecondsLeft } from '../../ui/late/use-seconds-left';
import { EmptyState } from '../../ui/layout/EmptyState';
import { Icon } from '../../ui/layout/Icon';
import { PaymentDeadEnd } from './CheckoutNotices';
import checkoutStyles from './CheckoutScreen.module.css';
import { HoldTimer, PayOrHoldAgain } from './PayOrHoldAgain';
import { usePaidMove } from './use-paid-move';

interface PayForMoveProps {
  readonly bookingId: number;
  readonly eventId: number;
  /** Which date it is, and what it costs. */
  readonly Summary: ComponentType<{ readonly quote: MoveQuote; readonly eventId: number }>;
}

/** What a dearer date costs more, and its payment. The amounts are the server's. */
export function PayForMove({ bookingId, eventId, Summary }: PayForMoveProps) {
  // Asked once: what's being paid doesn't change by looking at it again.
  const { data: quote, error } = useQuery({ ...moveQuery(bookingId, eventId), staleTime: Infinity });
  if (error && !quote) return <CantMove text={errorSentence(error)} />;
  if (!quote) return <CentredSpinner label="Preparing your payment" />;
  if (quote.refusal !== null) return <CantMove text={quote.refusal} />;
  if (fromWire(quote.charge) === 0) return <CantMove text="This date costs nothing more, so there’s nothing to pay." />;
  return <Paying key={`${quote.fromEventId} ${quote.charge}`} quote={quote} eventId={eventId} Summary={Summary} />;
}

function CantMove({ text }: { readonly text: string }) {
  return (
    <EmptyState title="Your booking can’t move to this date" level={1} kind="failed" text={text}>
      <ButtonLink kind="primary" to={paths.myBookings}>
        Back to My Bookings
      </ButtonLink>
    </EmptyState>
  );
}

/** The seats are held when it's opened, and given back by leaving. */
function Paying({ quote, eventId, Summary }: Omit<PayForMoveProps, 'bookingId'> & { readonly quote: MoveQuote }) {
  const { opened, refusal, settlement, openAgain } = usePaidMove(quote, eventId);
  const release = useReleaseHold();
  if (settlement.deadEnd) return <PaymentDeadEnd deadEnd={settlement.deadEnd} />;
  if (refusal !== null) return <CantMove text={refusal} />;
  if (!opened) return <CentredSpinner label="Preparing your payment" />;
  return (
    <>
      <p>
        <ButtonLink
          kind="ghost"
          size="small"
          to={paths.myBookings}
          onClick={() => release.mutate(opened.intent.paymentIntentId)}
        >
          <Icon name="left" size="small" />
          Keep my date
        </ButtonLink>
      </p>
      <h1>Pay the difference</h1>
      <div className={checkoutStyles.columns}>
        <PayOrHoldAgain
          intent={opened.intent}
          heldUntilMs={opened.heldUntilMs}
          total={fromWire(quote.charge)}
          note="Your booking moves when the payment has gone through. Until then, it stays as it is."
          isBusy={settlement.isConfirming}
          unreached={settlement.unreached}
          onAskAgain={settlement.again}
          onSent={(isTaken) => settlement.confirm(opened.intent.paymentIntentId, isTaken)}
          onHoldAgain={openAgain}
        />
        <aside className="stack" aria-label="Your new date">
          <Hold heldUntilMs={opened.heldUntilMs} seats={quote.seats} />
          <Summary quote={quote} eventId={eventId} />
        </aside>
      </div>
    </>
  );
}

function Hold({ heldUntilMs, seats }: { readonly heldUntilMs: number; readonly seats: number }) {
  const seconds = useSecondsLeft(heldUntilMs);
  return seconds === 0 ? null : <HoldTimer seconds={seconds} seats={seats} />;
}
