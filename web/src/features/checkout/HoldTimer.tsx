import { holdMinutes } from '@ascendant/domain/booking/hold';
import { formatCountdown } from '../../ui/use-seconds-left';
import styles from './HoldTimer.module.css';

interface HoldTimerProps {
  readonly seconds: number;
  readonly places: number;
}

const circumference = 2 * Math.PI * 15;
const warnFromSeconds = 60;

/** How long the places are kept. Screen readers hear of it once, when the last minute begins. */
export function HoldTimer({ seconds, places }: HoldTimerProps) {
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
        <span className="meta">{places === 1 ? '1 place is held for you' : `${places} places are held for you`}</span>
      </p>
      <span className="visually-hidden" aria-live="polite">
        {seconds <= warnFromSeconds && seconds > 0 ? 'Less than a minute left to pay.' : ''}
      </span>
    </div>
  );
}
