import type { EventMatch } from '@ascendant/contract/match';
import { useId, useState, type ReactNode } from 'react';
import { Glyph } from '../../ui/chart/Glyph';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/layout/Icon';
import { ScoreBars } from './ScoreBars';
import styles from './SkyPanel.module.css';

export interface Marking {
  readonly marked: number | null;
  readonly onMark: (line: number | null) => void;
}

interface SkyPanelProps {
  readonly match: EventMatch;
  /** The wheel with its key, drawn by the page. */
  readonly renderWheel: (marking: Marking) => ReactNode;
}

/** The chart against the event's sky, for those who read charts. Hidden until it's asked for. */
export function SkyPanel({ match, renderWheel }: SkyPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState<number | null>(null);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Glyph name="Sun" />
        <span className="grow">
          <b>See your chart against this event’s sky</b>
          <br />
          <span className="meta">The full chart wheel. It’s just for fun.</span>
        </span>
        <span className={isOpen ? styles.turned : styles.arrow}>
          <Icon name="down" />
        </span>
      </button>
      <div id={id} hidden={!isOpen} className={styles.sky}>
        {isOpen ? (
          <>
            <div>
              {renderWheel({ marked, onMark: setMarked })}
              <p className={classNames(styles.sentence, 'meta')} aria-live="polite">
                {marked === null
                  ? 'Hover over a line or tap it to see what it means.'
                  : match.wheel.lines[marked]?.sentence}
              </p>
            </div>
            <div>
              <ScoreBars sun={match.sunScore} moon={match.moonScore} venus={match.venusScore} />
              <p className="meta">
                Each one is scored on its own here. Your match adds everything up, so one bar can be low even when your
                match is high.
              </p>
            </div>
          </>
        ) : null}
      </div>
    </>
  );
}
