import type { Wheel } from '@ascendant/contract/chart';
import { useId } from 'react';
import styles from './NatalWheel.module.css';
import { WheelDial } from './WheelDial';
import { WheelLines, type LineMarking } from './WheelLines';
import { WheelPoint } from './WheelPoints';

interface NatalWheelProps {
  readonly wheel: Wheel;
  /** 'Natal wheel of Maya Lindqvist' */
  readonly title: string;
  /** If set, the lines can be focused and pointed at, each with its sentence. */
  readonly marking?: LineMarking | undefined;
}

/**
 * The wheel: the signs, the six placements and the aspects between them. An uncertain placement is an arc. If the data has an
 * event, its sky is an outer ring and the aspects connect to it.
 * Source: docs/rules/sky.md, "The natal wheel".
 */
export function NatalWheel({ wheel, title, marking }: NatalWheelProps) {
  const id = useId();
  const hasEvent = wheel.glyphs.some((glyph) => glyph.ring === 'event');
  const dial = { centre: hasEvent ? 230 : 200, leftDeg: wheel.leftDeg };
  return (
    <svg
      className={styles.wheel}
      viewBox={viewBox(hasEvent, wheel.hasHorizon)}
      role={marking ? 'group' : 'img'}
      aria-labelledby={`${id}-title ${id}-desc`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{describePlacements(wheel)}</desc>
      <WheelDial {...dial} hasHorizon={wheel.hasHorizon} hasEvent={hasEvent} />
      <WheelLines dial={dial} lines={wheel.lines} hasEvent={hasEvent} marking={marking} />
      {wheel.glyphs.map((glyph) => (
        <WheelPoint key={`${glyph.ring}-${glyph.point}`} dial={dial} glyph={glyph} />
      ))}
    </svg>
  );
}

/** The label of the rising sign needs space on the left. */
function viewBox(hasEvent: boolean, hasHorizon: boolean): string {
  if (hasEvent) return '0 0 460 460';
  return hasHorizon ? '-46 0 450 400' : '-4 0 408 400';
}

function describePlacements(wheel: Wheel): string {
  return wheel.glyphs
    .filter((glyph) => glyph.ring === 'natal')
    .map((glyph) => `${glyph.point} ${glyph.position ?? 'uncertain'}`)
    .join(', ');
}
