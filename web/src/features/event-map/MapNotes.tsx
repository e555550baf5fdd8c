import type { EventMap } from '@ascendant/contract/event-map';
import { numberText } from '@ascendant/domain/site/locale';
import { countOf } from '../../ui/text/number-text';
import type { EventMark, EventSpot } from './map-spots';
import styles from './MapNotes.module.css';

interface MapNotesProps {
  /** Everything the list has that has a place. */
  readonly spots: readonly EventSpot[];
  readonly seen: readonly EventMark[];
  readonly whole: Pick<EventMap, 'unplaced' | 'isCapped'>;
  readonly onWhole: () => void;
}

const total = (counted: readonly { readonly count: number }[]): number =>
  counted.reduce((sum, { count }) => sum + count, 0);

/** How many events aren't seen: outside of the part that's shown, without a known place, or beyond the first of a long list. */
export function MapNotes({ spots, seen, whole: { unplaced, isCapped }, onWhole }: MapNotesProps) {
  const elsewhere = total(spots) - total(seen);
  if (spots.length === 0 && unplaced.count === 0) return <p className={styles.notes}>No events to show here</p>;
  if (elsewhere <= 0 && unplaced.count === 0 && !isCapped) return null;
  return (
    <div className={styles.notes}>
      {elsewhere > 0 ? (
        <p>
          <span>{`${numberText(elsewhere)}${isCapped ? '+' : ''} more elsewhere`}</span>{' '}
          <button type="button" className="link" onClick={onWhole}>
            Show all
          </button>
        </p>
      ) : null}
      {isCapped ? <p>{`The first ${numberText(total(spots))} events of the list. Zoom in to see others.`}</p> : null}
      {unplaced.count > 0 ? (
        <p>
          {`${countOf(unplaced.count, 'event')}${unplaced.isCapped ? ' or more' : ''} without a place on the map: see the list`}
        </p>
      ) : null}
    </div>
  );
}
