import { formatScore, matchText, scoreBand } from '@ascendant/domain/match/score-label';
import { classNames } from '../class-names';
import styles from './ScoreRing.module.css';

const radius = 24;
const circumference = 2 * Math.PI * radius;

interface ScoreRingProps {
  /** 0 to 10 */
  readonly score: number;
  /** 44, 56 or 104 px */
  readonly size?: 'small' | 'medium' | 'large';
  /** What the score is called, for screen readers; the match text unless given. */
  readonly verdict?: string;
}

/** A match score: the arc is its share of 10, starting at twelve o'clock. The number and the text say the same as the colour. */
export function ScoreRing({ score, size = 'medium', verdict = matchText(score) }: ScoreRingProps) {
  const arc = ((circumference * score) / 10).toFixed(1);
  return (
    <span className={classNames(styles.ring, styles[scoreBand(score)], size !== 'medium' && styles[size])}>
      <svg viewBox="0 0 56 56" aria-hidden="true">
        <circle className={styles.track} cx="28" cy="28" r={radius} />
        <circle
          className={styles.value}
          cx="28"
          cy="28"
          r={radius}
          strokeDasharray={`${arc} ${circumference.toFixed(1)}`}
        />
      </svg>
      <b aria-hidden="true">{formatScore(score)}</b>
      <span className="visually-hidden">{`Match ${formatScore(score)} out of 10, ${verdict}`}</span>
    </span>
  );
}
