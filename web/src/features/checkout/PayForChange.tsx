import { fromWire } from '@ascendant/contract/money';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { errorSentence } from '../../api/api-error';
import { CentredSpinner } from '../../auth/CentredSpinner';
import type { usePayForMove } from '../../data/booking-move';
import { useReleaseHold } from '../../data/payments';
import { paths } from '../../paths';
import { clearChangePayment, storeChangePayment } from '../../storage/change-payment';
import { ButtonLink } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { useSecondsLeft } from '../../ui/late/use-seconds-left';
import { EmptyState } from '../../ui/layout/EmptyState';
import { Icon } from '../../ui/layout/Icon';
import { PaymentDeadEnd } from './CheckoutNotices';
import checkoutStyles from './CheckoutScreen.module.css';
import { HoldTimer, PayOrHoldAgain } from './PayOrHoldAgain';
import { useConfirming } from './use-confirming';
import type { DeadEnd } from './use-settlement';

/** What's said about a change and its payment. */
export interface ChangeText {
  readonly heading: string;
  /** Leaves without paying. */
  readonly keep: string;
  /** What happens when it's paid. */
  readonly note: string;
  /** The title of a refusal. */
  readonly refused: string;
  /** Said once it's paid. */
  readonly done: { readonly title: string; readonly description: string };
}

interface PayForChangeProps<Change> {
  readonly text: ChangeText;
  /** What's asked for. */
  readonly change: Change & { readonly charge: string };
  readonly send: Pick<ReturnType<typeof usePayForMove>, 'data' | 'error' | 'reset'> & {
    readonly mutate: (change: Change, options: { onSuccess: (opened: Opened) => void }) => void;
  };
  /** Where it's paid. */
  readonly path: string;
  /** How many are held. */
  /** Null where people come as price types. */
  readonly seats: number | null;
  /** What it is, and what it costs. */
  readonly children: ReactNode;
}

type Opened = NonNullable<ReturnType<typeof usePayForMove>['data']>;

/** The payment of a change of a booking: a dearer date, or people who are added. The seats are held when it's opened, and given back by leaving. */
export function PayForChange<Change>({ text, change, send, path, seats, children }: PayForChangeProps<Change>) {
  const { data: opened, error } = send;
  const settlement = useChangeSettlement(text);
  const release = useReleaseHold();
  const open = () =>
    send.mutate(change, { onSuccess: ({ intent }) => storeChangePayment(intent.paymentIntentId, path) });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    open();
  });
  if (settlement.deadEnd) return <PaymentDeadEnd deadEnd={settlement.deadEnd} />;
  if (error) return <CantChange title={text.refused} text={errorSentence(error)} />;
  if (!opened) return <CentredSpinner label="Preparing your payment" />;
  const { paymentIntentId } = opened.intent;
  return (
    <>
      <p>
        <ButtonLink kind="ghost" size="small" to={paths.myBookings} onClick={() => release.mutate(paymentIntentId)}>
          <Icon name="left" size="small" />
          {text.keep}
        </ButtonLink>
      </p>
      <h1>{text.heading}</h1>
      <div className={checkoutStyles.columns}>
        <PayOrHoldAgain
          intent={opened.intent}
          heldUntilMs={opened.heldUntilMs}
          total={fromWire(change.charge)}
          note={text.note}
          isBusy={settlement.isConfirming}
          unreached={settlement.unreached}
          onAskAgain={settlement.again}
          onSent={(isTaken) => settlement.confirm(paymentIntentId, isTaken)}
          onHoldAgain={() => {
            send.reset();
            open();
          }}
        />
        <aside className="stack" aria-label="What you’re paying for">
          <Hold heldUntilMs={opened.heldUntilMs} seats={seats} />
          {children}
        </aside>
      </div>
    </>
  );
}

export function CantChange({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <EmptyState title={title} level={1} kind="failed" text={text}>
      <ButtonLink kind="primary" to={paths.myBookings}>
        Back to My Bookings
      </ButtonLink>
    </EmptyState>
  );
}

function Hold({ heldUntilMs, seats }: { readonly heldUntilMs: number; readonly seats: number | null }) {
  const seconds = useSecondsLeft(heldUntilMs);
  return seconds === 0 ? null : <HoldTimer seconds={seconds} seats={seats} />;
}

/** Goes to My Bookings when it's paid. */
function useChangeSettlement({ done }: ChangeText) {
  const navigate = useNavigate();
  const [deadEnd, setDeadEnd] = useState<DeadEnd | null>(null);
  const failed = (description: string) => showToast({ title: 'Payment Failed', description, tone: 'bad' });
  const { confirm, ...confirming } = useConfirming({
    onAnswer: (settlement) => {
      if (settlement.kind === 'unpaid') return failed(settlement.sentence);
      clearChangePayment();
      if (settlement.kind !== 'confirmed') return setDeadEnd(settlement);
      showToast(done);
      return navigate(paths.myBookings, { replace: true });
    },
    onError: (error) => failed(error.message),
  });
  return {
    ...confirming,
    deadEnd,
    confirm: (paymentIntentId: string, isTaken: boolean) => confirm({ paymentIntentId, bookingData: null }, isTaken),
  };
}
