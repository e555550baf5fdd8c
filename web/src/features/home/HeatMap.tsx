import { useNavigate } from 'react-router';
import type { GoodDay } from '../../data/matches';
import { paths } from '../../paths';
import { classNames } from '../../ui/class-names';
import { dayStep } from './day-score';
import { cell, headHeight, heatHeight, heatWidth, layHeat, monthLabels, pitch, type HeatCell } from './heat-layout';
import styles from './HeatMap.module.css';

const weekdayRows = [
  ['Mon', 0],
  ['Wed', 2],
  ['Fri', 4],
  ['Sun', 6],
] as const;

interface HeatMapProps {
  /** By date, starting today. */
  readonly days: readonly GoodDay[];
}

/**
 * The coming year in 53 columns: the score of each day, and a dot on days when an event with a match of 8 or more starts.
 * The three best days are listed below it. Pressing a day shows the events that start then.
 */
export function HeatMap({ days }: HeatMapProps) {
  const navigate = useNavigate();
  const cells = layHeat(days);
  return (
    <svg
      viewBox={`0 0 ${heatWidth} ${heatHeight}`}
      width={heatWidth}
      height={heatHeight}
      role="img" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- an inline drawing cannot be an img element
      aria-label="Your good days over the next 12 months"
    >
      {weekdayRows.map(([name, row]) => (
        <text key={name} x="0" y={headHeight + row * pitch + cell * 0.72}>
          {name}
        </text>
      ))}
      {monthLabels(cells).map(({ text, x }) => (
        <text key={text} x={x} y="13">
          {text}
        </text>
      ))}
      {cells.map((place, index) => (
        <DayCell
          key={place.entry.day}
          place={place}
          isToday={index === 0}
          onPick={() => void navigate(paths.browseDays(place.entry.day, place.entry.day))}
        />
      ))}
    </svg>
  );
}

interface DayCellProps {
  readonly place: HeatCell<GoodDay>;
  readonly isToday: boolean;
  readonly onPick: () => void;
}

function DayCell({ place: { entry, x, y, dayLabel }, isToday, onPick }: DayCellProps) {
  return (
    <>
      <rect
        className={classNames(styles.day, styles[`day${dayStep(entry.score)}`], isToday && styles.today)}
        x={x}
        y={y}
        width={cell}
        height={cell}
        rx="3"
        onClick={onPick}
      >
        <title>{`${dayLabel}: ${entry.score.toFixed(1)}, ${matchesText(entry.eventCount)}`}</title>
      </rect>
      {entry.bestEventId === null ? null : (
        <circle className={styles.mark} cx={x + cell / 2} cy={y + cell / 2} r="3.4" />
      )}
    </>
  );
}

/** '1 match of 8 or more', '3 matches of 8 or more'. */
export function matchesText(count: number): string {
  if (count === 0) return 'no matches of 8 or more';
  return count === 1 ? '1 match of 8 or more' : `${count} matches of 8 or more`;
}
