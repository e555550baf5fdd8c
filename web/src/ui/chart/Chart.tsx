import { classNames } from '../class-names';
import styles from './Chart.module.css';

const roundSteps = [1, 2, 4, 5, 10] as const;
const lines = 3;

export interface ChartPoint {
  /** Below the chart: 'Nov 16'. */
  readonly label: string;
  /** Not negative. */
  readonly value: number;
}

interface ChartProps {
  /** What the chart shows in a sentence, for screen readers. The table beside it has the numbers. */
  readonly label: string;
  readonly kind: 'bars' | 'line';
  readonly points: readonly ChartPoint[];
  /** A value at a line of the chart. */
  readonly tickText: (value: number) => string;
  /** The last value, above it. */
  readonly lastText: string;
}

const height = 220;
/** What the last value's text takes below its point. */
const roomBelow = 22;
/** Room for the last value's text. */
const headroom = 22;
const labelsThatFit = { wide: 6, narrow: 4 } as const;

/** Values over time as bars or as a line. The last one is of a time that's still running: dashed and lighter. It's as wide as its container. */
export function Chart({ label, kind, points, tickText, lastText }: ChartProps) {
  const ticks = ticksFor(Math.max(0, ...points.map(({ value }) => value)));
  const top = ticks.at(-1) ?? 1;
  const yOf = (value: number) => height - (value / top) * (height - headroom);
  return (
    <figure className={styles.chart}>
      <figcaption className="visually-hidden">{label}</figcaption>
      <div className={styles.ticks} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick}>{tickText(tick)}</span>
        ))}
      </div>
      <svg className={styles.plot} width="100%" height={height} aria-hidden="true">
        {ticks.map((tick) => (
          <line key={tick} className={styles.rule} x1="0" x2="100%" y1={yOf(tick)} y2={yOf(tick)} />
        ))}
        {kind === 'bars' ? <Bars points={points} yOf={yOf} /> : <Line points={points} yOf={yOf} />}
        <LastValue kind={kind} points={points} yOf={yOf} text={lastText} />
      </svg>
      <Labels points={points} />
    </figure>
  );
}

interface PlotProps {
  readonly points: readonly ChartPoint[];
  readonly yOf: (value: number) => number;
}

/** Share of the width, in percent, at which a point's column has its centre. */
const centreOf = (index: number, count: number) => ((index + 0.5) / count) * 100;

function Bars({ points, yOf }: PlotProps) {
  const width = 56 / points.length;
  return points.map(({ label, value }, index) => (
    <rect
      key={label}
      className={index === points.length - 1 ? styles.lastBar : styles.bar}
      x={`${centreOf(index, points.length) - width / 2}%`}
      y={yOf(value)}
      width={`${width}%`}
      height={height - yOf(value)}
    />
  ));
}

function Line({ points, yOf }: PlotProps) {
  const at = points.map(({ value }, index) => `${centreOf(index, points.length)} ${yOf(value)}`);
  const [first, last] = [centreOf(0, points.length), centreOf(points.length - 1, points.length)];
  return (
    <>
      <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" width="100%" height={height}>
        <path className={styles.area} d={`M${first} ${height}L${at.join('L')}L${last} ${height}Z`} />
        <path className={styles.line} d={`M${at.slice(0, -1).join('L')}`} vectorEffect="non-scaling-stroke" />
        <path
          className={classNames(styles.line, styles.running)}
          d={`M${at.slice(-2).join('L')}`}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {points.map(({ label, value }, index) => (
        <circle
          key={label}
          className={classNames(styles.dot, index === points.length - 1 && styles.runningDot)}
          cx={`${centreOf(index, points.length)}%`}
          cy={yOf(value)}
          r={index === points.length - 1 ? 5 : 2.5}
        />
      ))}
    </>
  );
}

interface LastValueProps extends PlotProps, Pick<ChartProps, 'kind'> {
  readonly text: string;
}

/** Beside its point: above it, and below it where the line comes down to it and there's room. */
function LastValue({ kind, points, yOf, text }: LastValueProps) {
  const [before, last] = [points.at(-2), points.at(-1)];
  if (!last) return null;
  const y = yOf(last.value);
  const comesDown = kind === 'line' && (before?.value ?? 0) > last.value;
  const isBelow = comesDown && y + roomBelow <= height;
  return (
    <text
      className={classNames(styles.lastValue, kind === 'line' && styles.besideTheEdge)}
      x={`${centreOf(points.length - 1, points.length)}%`}
      y={isBelow ? y + roomBelow - 2 : y - 9}
    >
      {text}
    </text>
  );
}

function Labels({ points }: { readonly points: readonly ChartPoint[] }) {
  const wide = shownLabels(points.length, labelsThatFit.wide);
  const narrow = shownLabels(points.length, labelsThatFit.narrow);
  return (
    <div className={styles.labels} aria-hidden="true">
      {points.map(({ label }, index) => (
        <span key={label} className={classNames(wide[index] && styles.wide, narrow[index] && styles.narrow)}>
          {label}
        </span>
      ))}
    </div>
  );
}

/** The values at the lines of a chart, from 0 up; the last one is its top. */
type Ticks = readonly number[];

/** Three round steps that hold the largest value: 118 gives 0, 40, 80, 120. @param max not negative */
export function ticksFor(max: number): Ticks {
  const least = Math.max(1, max / lines);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * (roundSteps.find((round) => round * power >= least) ?? 10);
  return Array.from({ length: lines + 1 }, (_, index) => index * step);
}

/** Which of the labels below a chart are shown: every few, counted from the last one. @param most how many fit */
export function shownLabels(count: number, most: number): readonly boolean[] {
  const every = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: count }, (_, index) => (count - 1 - index) % every === 0);
}
