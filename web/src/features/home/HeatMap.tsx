import { useRef, type KeyboardEvent } from 'react';
import type { GoodDay } from '../../data/matches';
import { classNames } from '../../ui/class-names';
import { dayStep } from './day-score';
import {
  cell,
  dayByKey,
  headHeight,
  heatHeight,
  heatWidth,
  layHeat,
  monthLabels,
  pitch,
  type HeatCell,
} from './heat-layout';
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
  /** The index of the chosen day. */
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/**
 * The coming year in 53 columns: the score of each day, and a dot on days when an event with a match of 8 or more starts. One day is
 * chosen, by pointer, touch or arrow keys, and described below.
 */
export function HeatMap({ days, chosen, onChoose }: HeatMapProps) {
  const cells = layHeat(days);
  const drawing = useRef<SVGSVGElement>(null);
  const choose = (index: number) => {
    onChoose(index);
    drawing.current?.querySelectorAll<SVGRectElement>('[role=button]')[index]?.focus();
  };
  const move = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, chosen, cells.length - 1);
    if (next === null) return;
    event.preventDefault();
    choose(next);
  };
  return (
    <svg
      ref={drawing}
      viewBox={`0 0 ${heatWidth} ${heatHeight}`}
      width={heatWidth}
      height={heatHeight}
      role="group" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- an inline drawing has no element for a group
      aria-label="Your good days over the next 12 months. Arrow keys move by day and week."
    >
      {weekdayRows.map(([name, row]) => (
        <text key={name} x="0" y={headHeight + row * pitch + cell * 0.72} aria-hidden="true">
          {name}
        </text>
      ))}
      {monthLabels(cells).map(({ text, x }) => (
        <text key={text} x={x} y="13" aria-hidden="true">
          {text}
        </text>
      ))}
      {cells.map((place, index) => (
        <DayCell
          key={place.entry.day}
          place={place}
          isToday={index === 0}
          isChosen={index === chosen}
          onChoose={() => choose(index)}
          onKeyDown={move}
        />
      ))}
    </svg>
  );
}

interface DayCellProps {
  readonly place: HeatCell<GoodDay>;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function DayCell({ place: { entry, x, y, dayLabel }, isToday, isChosen, onChoose, onKeyDown }: DayCellProps) {
  const label = `${dayLabel}: ${entry.score.toFixed(1)}, ${matchesText(entry.eventCount)}`;
  return (
    <>
      <rect
        className={classNames(
          styles.day,
          styles[`day${dayStep(entry.score)}`],
          isToday && styles.today,
          isChosen && styles.chosen,
        )}
        x={x}
        y={y}
        width={cell}
        height={cell}
        rx="3"
        role="button" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- a drawing has no button element
        tabIndex={isChosen ? 0 : -1}
        aria-pressed={isChosen}
        aria-label={label}
        onClick={onChoose}
        onKeyDown={onKeyDown}
      >
        <title>{label}</title>
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
