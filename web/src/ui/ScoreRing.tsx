import { formatScore, matchText, scoreBand } from '@ascendant/domain/match/score-label';

const radius = 24;
const circumference = 2 * Math.PI * radius;

interface ScoreRingProps {
  /** 0 to 10 */
  readonly score: number;
  /** s 44 px, m 56 px, l 104 px */
  readonly size?: 's' | 'm' | 'l';
}

/** A match score: the arc is its share of 10, from twelve o'clock; number and name say the same as the colour. */
export function ScoreRing({ score, size = 'm' }: ScoreRingProps) {
  const arc = ((circumference * score) / 10).toFixed(1);
  return (
    <span className={`ring ${scoreBand(score)} ${size === 'm' ? '' : size}`.trim()}>
      <svg viewBox="0 0 56 56" aria-hidden="true">
        <circle className="t" cx="28" cy="28" r={radius} />
        <circle className="v" cx="28" cy="28" r={radius} strokeDasharray={`${arc} ${circumference.toFixed(1)}`} />
      </svg>
      <b aria-hidden="true">{formatScore(score)}</b>
      <span className="vh">{`Match ${formatScore(score)} out of 10, ${matchText(score)}`}</span>
    </span>
  );
}
