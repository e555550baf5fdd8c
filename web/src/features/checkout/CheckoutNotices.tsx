import { holdLength } from '@ascendant/domain/booking/hold';
import { formatDollars } from '@ascendant/domain/money';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button/Button';
import { EmptyState } from '../../ui/layout/EmptyState';
import { Icon } from '../../ui/layout/Icon';
import { Note } from '../../ui/layout/Note';
import { dayWithWeekday } from '../../ui/text/day-text';
import { timeText } from '../../ui/text/reader-form';
import type { CheckoutTerms } from './checkout-terms';
import { bookingFailed, unreachedText } from './checkout-text';
import styles from './CheckoutNotices.module.css';
import { PanelFrame } from './PaymentPanel';
import panelStyles from './PaymentPanel.module.css';
import type { Unreached } from './use-confirming';
import type { DeadEnd } from './use-settlement';

/** A date that can be booked instead of one that's gone. */
export interface OtherDate {
  readonly path: string;
  readonly startDate: string;
  readonly startTime: string;
}

interface SetUpFailedProps {
  /** The rule that refused it, if any. */
  readonly reason: string | null;
  readonly other: OtherDate | null;
  /** The booking dialog, with the same people. */
  readonly dialogPath: string;
  readonly isBusy: boolean;
  readonly onAgain: () => void;
}

/** The payment couldn't be set up. A rule's refusal leads back to the booking with the people in it; anything else can be tried again here. */
export function SetUpFailed({ reason, other, dialogPath, isBusy, onAgain }: SetUpFailedProps) {
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
      {other ? (
        <ButtonLink kind="primary" className={styles.other} to={other.path}>
          {`Book ${dayWithWeekday(other.startDate, 'short')} at ${timeText(other.startTime)} instead`}
        </ButtonLink>
      ) : null}
      {reason === null ? (
        <Button kind="primary" onClick={onAgain} busy={isBusy && 'Processing...'}>
          Try again
        </Button>
      ) : (
        <ButtonLink {...(other ? {} : { kind: 'primary' as const })} to={dialogPath}>
          Change your booking
        </ButtonLink>
      )}
      <ButtonLink to={paths.home}>Return to Home</ButtonLink>
      <ButtonLink to={paths.contact}>Contact support</ButtonLink>
    </EmptyState>
  );
}

interface PriceChangedProps {
  readonly before: CheckoutTerms;
  readonly terms: CheckoutTerms;
  readonly isBusy: boolean;
  readonly onAccept: () => void;
}

/** The price differs from the one agreed to: the summary shows the new one, and the user is asked again. */
export function PriceChanged({ before, terms, isBusy, onAccept }: PriceChangedProps) {
  return (
    <PanelFrame>
      <Note tone="fair" className={panelStyles.note} role="alert">
        <Icon name="info" />
        <p>
          <b>The price has changed.</b>{' '}
          <span>{`Your total was ${formatDollars(before.quote.total)} and is now ${formatDollars(terms.quote.total)}.`}</span>
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

export function HoldExpired({ isBusy, onHoldAgain }: { readonly isBusy: boolean; readonly onHoldAgain: () => void }) {
  return (
    <PanelFrame>
      <Note tone="poor" className={panelStyles.note} role="alert">
        <Icon name="clock" />
        <p>
          <b>Your seats are no longer held.</b> Your {holdLength} are up, and you weren’t charged. If there are seats
          left, you can hold them again.
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
        Hold seats again
      </Button>
    </PanelFrame>
  );
}

/** A total of 0 books without payment (docs/rules/pricing.md, "Discount codes"). */
export function NothingToPay({ isBusy, onBook }: { readonly isBusy: boolean; readonly onBook: () => void }) {
  return (
    <PanelFrame note="Your total is $0.00, so you don’t need a card.">
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

interface SiteUnreachedProps {
  readonly unreached: Unreached;
  /** On this device's clock, in milliseconds since 1970. */
  readonly heldUntilMs: number;
  readonly isBusy: boolean;
  readonly onAskAgain: () => void;
}

/** It isn't known whether the card was charged: above the form, which keeps what was typed. */
export function SiteUnreached({ unreached, heldUntilMs, isBusy, onAskAgain }: SiteUnreachedProps) {
  return (
    <Note tone="poor" className={panelStyles.note} role="alert">
      <Icon name="warn" />
      <div>
        <p>{unreachedText(unreached, heldUntilMs)}</p>
        <Button size="small" className={styles.again} onClick={onAskAgain} busy={isBusy && 'Asking...'}>
          Try again
        </Button>
      </div>
    </Note>
  );
}

const deadEndTexts: Readonly<Record<DeadEnd['kind'], { readonly title: string; readonly text: string }>> = {
  pending: {
    title: 'Your payment is being processed',
    text: 'Your bank is still processing this payment. There’s nothing you need to do: we’ll confirm your booking and email you when it’s done.',
  },
  failed: {
    title: 'Booking Error',
    text: bookingFailed,
  },
};

/** Paid, but without a booking (yet). The user can't pay a second time here. */
export function PaymentDeadEnd({ deadEnd }: { readonly deadEnd: DeadEnd }) {
  const texts = deadEndTexts[deadEnd.kind];
  const text = deadEnd.kind === 'failed' ? (deadEnd.sentence ?? texts.text) : texts.text;
  return (
    <EmptyState title={texts.title} text={text} level={1} kind="failed">
      <ButtonLink kind="primary" to={paths.myBookings}>
        View My Bookings
      </ButtonLink>
      <ButtonLink to={paths.contact}>Contact support</ButtonLink>
      <ButtonLink to={paths.home}>Return to Home</ButtonLink>
    </EmptyState>
  );
}
