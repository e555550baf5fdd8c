import { holdMinutes } from '@ascendant/domain/booking/hold';
import type { Cents } from '@ascendant/domain/money';
import { useState } from 'react';
import type { PaymentIntent } from '../../data/open-payment';
import { classNames } from '../../ui/class-names';
import { showToast } from '../../ui/dialog/toast-store';
import { useSecondsLeft, formatCountdown } from '../../ui/late/use-seconds-left';
import { HoldExpired, SiteUnreached } from './CheckoutNotices';
import { PaymentPanel } from './PaymentPanel';
import styles from './PayOrHoldAgain.module.css';
import type { Unreached } from './use-confirming';
import type { ProviderOutcome } from './use-settlement';

const circumference = 2 * Math.PI * 15;
const warnFromSeconds = 60;

interface PayOrHoldAgainProps {
  readonly intent: PaymentIntent;
  /** On this device's clock, in milliseconds since 1970. */
  readonly heldUntilMs: number;
  readonly total: Cents;
  readonly note: string;
  readonly isBusy: boolean;
  /** Not null while it isn't known what became of the card. */
  readonly unreached: Unreached | null;
  readonly onAskAgain: () => void;
  /** The card was sent. @param isTaken whether the provider said that it took it, or nothing */
  readonly onSent: (isTaken: boolean) => void;
  readonly onHoldAgain: () => void;
}

/** The card form while the seats are held. A payment in progress is allowed to finish. */
export function PayOrHoldAgain({
  intent,
  heldUntilMs,
  total,
  note,
  isBusy,
  unreached,
  onAskAgain,
  onSent,
  onHoldAgain,
}: PayOrHoldAgainProps) {
  const seconds = useSecondsLeft(heldUntilMs);
  const [declined, setDeclined] = useState<string | null>(null);
  const take = (outcome: ProviderOutcome) => {
    setDeclined(outcome.kind === 'declined' ? outcome.sentence : null);
    if (outcome.kind !== 'declined') onSent(outcome.kind === 'given');
    else showToast({ title: 'Payment Failed', description: outcome.sentence, tone: 'bad' });
  };
  if (seconds === 0 && !isBusy && unreached === null) return <HoldExpired isBusy={isBusy} onHoldAgain={onHoldAgain} />;
  const panel = { intent, total, note, isBusy, declined };
  return (
    <PaymentPanel {...panel} onOutcome={take}>
      {unreached === null ? null : (
        <SiteUnreached unreached={unreached} heldUntilMs={heldUntilMs} isBusy={isBusy} onAskAgain={onAskAgain} />
      )}
    </PaymentPanel>
  );
}

interface HoldTimerProps {
  readonly seconds: number;
  /** Null where people come as price types, which can take none or several. */
  readonly seats: number | null;
}

/** How long the seats are held. Screen readers announce it once, when the last minute begins. */
export function HoldTimer({ seconds, seats }: HoldTimerProps) {
  const share = Math.min(1, seconds / (holdMinutes * 60));
  return (
    <div className={styles.timer} role="timer">
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle className={styles.track} cx="18" cy="18" r="15" />
        <circle
          className={styles.left}
          cx="18"
          cy="18"
          r="15"
          strokeDasharray={`${share * circumference} ${circumference}`}
          transform="rotate(-90 18 18)"
        />
      </svg>
      <p>
        <b className="numeric">{formatCountdown(seconds)}</b> left
        <span className={classNames(styles.seats, 'meta')}>
          {seats === 1 ? '1 seat is held for you' : `${seats ?? 'Your'} seats are held for you`}
        </span>
      </p>
      <span className="visually-hidden" aria-live="polite">
        {seconds <= warnFromSeconds && seconds > 0 ? 'Less than a minute left to pay.' : ''}
      </span>
    </div>
  );
}
