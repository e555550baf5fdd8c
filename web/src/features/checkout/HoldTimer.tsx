import { holdMinutes } from '@ascendant/domain/booking/hold';
import { classNames } from '../../ui/class-names';
import { formatCountdown } from '../../ui/late/use-seconds-left';
import styles from './HoldTimer.module.css';

interface HoldTimerProps {
  readonly seconds: number;
  readonly seats: number;
}

const circumference = 2 * Math.PI * 15;
const warnFromSeconds = 60;

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
          {seats === 1 ? '1 seat is held for you' : `${seats} seats are held for you`}
        </span>
      </p>
      <span className="visually-hidden" aria-live="polite">
        {seconds <= warnFromSeconds && seconds > 0 ? 'Less than a minute left to pay.' : ''}
      </span>
    </div>
  );
}
