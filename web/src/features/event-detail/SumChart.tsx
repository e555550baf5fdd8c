import type { ScoreSum } from '@ascendant/contract/match';
import { fairFrom, goodFrom, formatScore } from '@ascendant/domain/match/score-label';
import { signedPoints } from './points-text';
import styles from './SumChart.module.css';

/** One bar of the drawing that adds up a score. From and to are 0 to 10. */
interface SumBar {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

const pitch = 22;
const barHeight = 14;
const axisHeight = 24;
/** Beyond this score the label of a bar is on its left. */
const lastLabelRight = 8.6;

/** How the parts of a score add up to it, from left to right. The sentence below says the same. */
export function SumChart({ sum, score }: { readonly sum: ScoreSum; readonly score: number }) {
  const bars = sumBars(sum);
  const height = bars.length * pitch + 6;
  return (
    <figure className={styles.sum}>
      <svg width="100%" height={height + axisHeight} aria-hidden="true">
        <Axis height={height} />
        {bars.map((bar, index) => (
          <Bar key={index} bar={bar} y={index * pitch + 4} isStart={index === 0} /> // oxlint-disable-line react/no-array-index-key -- bars have no other identity
        ))}
        <line className={styles.total} x1={percent(score)} x2={percent(score)} y1={height - pitch} y2={height} />
      </svg>
      <figcaption className="meta">{sumText(sum, score)}</figcaption>
    </figure>
  );
}

function Axis({ height }: { readonly height: number }) {
  const ticks = [
    [0, '0', 'start'],
    [fairFrom, '6 good', 'middle'],
    [goodFrom, '8 perfect', 'middle'],
    [10, '10', 'end'],
  ] as const;
  return ticks.map(([at, label, anchor]) => (
    <g key={at}>
      <line className={styles.tick} x1={percent(at)} x2={percent(at)} y1="0" y2={height} />
      <text x={percent(at)} y={height + 18} textAnchor={anchor}>
        {label}
      </text>
    </g>
  ));
}

function Bar({ bar: { from, to, label }, y, isStart }: { bar: SumBar; y: number; isStart: boolean }) {
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  const isLabelRight = right <= lastLabelRight;
  const kind = isStart ? styles.start : to < from ? styles.strains : styles.helps;
  return (
    <>
      <rect className={kind} x={percent(left)} y={y} width={percent(right - left)} height={barHeight} />
      <text
        className={styles.label}
        x={percent(isLabelRight ? right : left)}
        dx={isLabelRight ? 7 : -7}
        y={y + 11.5}
        textAnchor={isLabelRight ? 'start' : 'end'}
      >
        {label}
      </text>
    </>
  );
}

function percent(score: number): string {
  return `${(score * 10).toFixed(1)}%`;
}

/** The start, each line and the rest, each bar beginning where the one before it ends. */
function sumBars({ start, lines, rest }: ScoreSum): SumBar[] {
  let at = start;
  const steps = [...lines.map(({ points }) => points), rest.points].map((points) => {
    const from = at;
    at = Math.round((from + points) * 10) / 10;
    return { from, to: at, label: signedPoints(points) };
  });
  return [{ from: 0, to: start, label: formatScore(start) }, ...steps];
}

/** 'Everyone starts at 6.2: +1.9, −0.4, smaller factors +0.6 = 8.3' */
function sumText({ start, lines, rest }: ScoreSum, score: number): string {
  const parts = lines.map(({ points }) => signedPoints(points));
  const all = [...parts, `smaller factors ${signedPoints(rest.points)}`];
  return `Everyone starts at ${formatScore(start)}: ${all.join(', ')} = ${formatScore(score)}`;
}
