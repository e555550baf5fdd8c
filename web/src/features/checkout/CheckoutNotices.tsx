import { formatDollars } from '@ascendant/domain/money';
import { holdLength } from '@ascendant/domain/booking/hold';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { Note } from '../../ui/Note';
import type { CheckoutTerms } from './checkout-terms';
import { PanelFrame } from './PaymentPanel';
import type { DeadEnd } from './use-settlement';
import panelStyles from './PaymentPanel.module.css';
import styles from './CheckoutNotices.module.css';

/** The payment could not be set up. @param reason the rule that said no, where there is one */
export function SetUpFailed({ reason }: { readonly reason: string | null }) {
  return (
    <EmptyState
      title="Payment Error"
      level={1}
      kind="failed"
      text={
        <>
          Unable to initialize payment. Please try again.
          {reason ? <span className={styles.reason}>{reason}</span> : null}
        </>
      }
    >
      <ButtonLink kind="primary" to={paths.home}>
        Return to Home
      </ButtonLink>
    </EmptyState>
  );
}

interface PriceChangedProps {
  readonly before: CheckoutTerms;
  readonly terms: CheckoutTerms;
  readonly isBusy: boolean;
  readonly onAccept: () => void;
}

/** The price is another than the one agreed to: the new figures stand in the summary, and it is asked again. */
export function PriceChanged({ before, terms, isBusy, onAccept }: PriceChangedProps) {
  return (
    <PanelFrame>
      <Note tone="fair" className={panelStyles.note} role="alert">
        <Icon name="info" />
        <p>
          <b>The price has changed.</b> Please look at the new figures. It was {formatDollars(before.quote.total)}; it
          is {formatDollars(terms.quote.total)} now.
        </p>
      </Note>
      <Button
        kind="primary"
        size="large"
        block
        className={panelStyles.pay}
        onClick={onAccept}
        busy={isBusy && 'Processing...'}
      >
        Continue with the new price
      </Button>
    </PanelFrame>
  );
}

interface HoldExpiredProps {
  readonly isBusy: boolean;
  readonly onHoldAgain: () => void;
}

export function HoldExpired({ isBusy, onHoldAgain }: HoldExpiredProps) {
  return (
    <PanelFrame>
      <Note tone="poor" className={panelStyles.note} role="alert">
        <Icon name="clock" />
        <p>
          <b>Your seats are no longer held.</b> The {holdLength} are over, and nothing was charged. If there are seats
          left you can hold them again.
        </p>
      </Note>
      <Button
        kind="primary"
        size="large"
        block
        className={panelStyles.pay}
        onClick={onHoldAgain}
        busy={isBusy && 'Processing...'}
      >
        Hold the seats again
      </Button>
    </PanelFrame>
  );
}

interface NothingToPayProps {
  readonly isBusy: boolean;
  readonly onBook: () => void;
}

/** A total of 0 books without payment (docs/rules/pricing.md, "Discount codes"). */
export function NothingToPay({ isBusy, onBook }: NothingToPayProps) {
  return (
    <PanelFrame note="There is nothing to pay: no card is needed.">
      <Button
        kind="primary"
        size="large"
        block
        className={panelStyles.pay}
        onClick={onBook}
        busy={isBusy && 'Processing...'}
      >
        Confirm booking
      </Button>
    </PanelFrame>
  );
}

const deadEndWords: Readonly<Record<DeadEnd['kind'], { readonly title: string; readonly text: string }>> = {
  pending: {
    title: 'Your payment is being processed',
    text: 'Your bank is taking its time. You need do nothing: as soon as it is done we confirm the booking and send you an e-mail.',
  },
  unanswered: {
    title: 'Booking Error',
    text: 'Payment successful but booking failed. Please contact support. We keep trying, and send you an e-mail as soon as it is settled.',
  },
  failed: {
    title: 'Booking Error',
    text: 'Payment successful but booking failed. Please contact support.',
  },
};

/** Paid, and no booking yet, or none any more: nothing here can be paid a second time. */
export function PaymentDeadEnd({ deadEnd }: { readonly deadEnd: DeadEnd }) {
  const words = deadEndWords[deadEnd.kind];
  const text = deadEnd.kind === 'failed' ? (deadEnd.sentence ?? words.text) : words.text;
  return (
    <EmptyState title={words.title} text={text} level={1} kind="failed">
      <ButtonLink kind="primary" to={paths.myBookings}>
        View My Bookings
      </ButtonLink>
      <ButtonLink to={paths.home}>Return to Home</ButtonLink>
    </EmptyState>
  );
}
