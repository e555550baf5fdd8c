import type { Wheel } from '@ascendant/contract/chart';
import { classNames } from '../../ui/class-names';
import styles from './NatalWheel.module.css';
import { linePath, linesOnPhones, radii, type Dial } from './wheel-geometry';

/** The highlighted line, and how to change it. If set, lines can be reached by keyboard. */
export interface LineMarking {
  /** The index in the wheel's lines; null for none. */
  readonly marked: number | null;
  readonly onMark: (index: number | null) => void;
}

interface WheelLinesProps {
  readonly dial: Dial;
  readonly lines: Wheel['lines'];
  readonly hasEvent: boolean;
  readonly marking?: LineMarking | undefined;
}

/**
 * The aspects: solid if harmonious, dashed if challenging. Those to an event's points extend to the zodiac ring. Each has a
 * wide invisible path, so that a finger can hit it; phones show the strongest only.
 */
export function WheelLines({ dial, lines, hasEvent, marking }: WheelLinesProps) {
  const end = hasEvent ? radii.inner : radii.aspects;
  return (
    <g role={marking ? 'list' : undefined} aria-label={marking ? 'Aspects' : undefined}>
      {lines.map((line, index) => {
        const path = linePath(dial, [line.fromDeg, radii.aspects], [line.toDeg, end]);
        const isMarked = marking?.marked === index;
        return (
          <g
            key={`${line.fromPoint}-${line.toPoint}`}
            className={classNames(index >= linesOnPhones && !isMarked && styles.further, isMarked && styles.marked)}
            {...(marking ? markable(marking, index, line.sentence) : {})}
          >
            <title>{line.sentence}</title>
            <path className={classNames(styles.aspect, line.kind === 'hard' && styles.hard)} d={path} />
            {marking ? <path className={styles.reach} d={path} /> : null}
          </g>
        );
      })}
    </g>
  );
}

function markable({ onMark }: LineMarking, index: number, sentence: string) {
  const mark = () => onMark(index);
  const unmark = () => onMark(null);
  return {
    role: 'listitem',
    tabIndex: 0,
    'aria-label': sentence,
    onFocus: mark,
    onClick: mark,
    onPointerEnter: mark,
    onBlur: unmark,
    // A finger leaves when it lifts; what was tapped stays marked until the next tap.
    onPointerLeave: ({ pointerType }: { readonly pointerType: string }) => (pointerType === 'mouse' ? unmark() : null),
  };
}
