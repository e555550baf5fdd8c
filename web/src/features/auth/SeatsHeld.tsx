import { holdMinutes } from '@ascendant/domain/booking/hold';
import { formatCountdown, useSecondsLeft } from '../../ui/late/use-seconds-left';
import styles from './SignInAgain.module.css';

const radius = 15;
const circumference = 2 * Math.PI * radius;

/** 'Your seats are held for 12:08', with the ring of the checkout. */
export function SeatsHeld({ untilMs }: { readonly untilMs: number }) {
  const seconds = useSecondsLeft(untilMs);
  const share = Math.min(1, seconds / (holdMinutes * 60));
  return (
    <p className={styles.held} role="timer">
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle className={styles.track} cx="18" cy="18" r={radius} />
        <circle
          className={styles.left}
          cx="18"
          cy="18"
          r={radius}
          strokeDasharray={`${share * circumference} ${circumference}`}
          transform="rotate(-90 18 18)"
        />
      </svg>
      {seconds === 0 ? (
        <span>Your seats are no longer held. If there are seats left, you can hold them again.</span>
      ) : (
        <span>
          Your seats are held for <b className="numeric">{formatCountdown(seconds)}</b>
        </span>
      )}
    </p>
  );
}
