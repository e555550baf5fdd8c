import { markDistancePx, placeOf } from '@ascendant/domain/map/map-marks';
import { onScreen, type MapSize, type MapView } from '@ascendant/domain/map/map-view';
import { numberText } from '@ascendant/domain/site/locale';
import { classNames } from '../../ui/class-names';
import { clusterName, eventName, eventsOf, tagText, type EventMark } from './map-spots';
import styles from './MapMarks.module.css';

interface MapMarksProps {
  /** In the order in which they're reached by keyboard. */
  readonly marks: readonly EventMark[];
  /** For each mark, whether its town is written below it. */
  readonly named: readonly boolean[];
  readonly view: MapView;
  readonly size: MapSize;
  readonly opened: EventMark | null;
  readonly onOpen: (mark: EventMark) => void;
}

/** A button for each event, or for several that are too close together: how many there are, and near where. */
export function MapMarks({ marks, named, opened, onOpen, ...seen }: MapMarksProps) {
  return marks.map((mark, index) => {
    const { x, y } = onScreen(mark, seen.view, seen.size);
    const [event] = mark.count === 1 ? (eventsOf(mark) ?? []) : [];
    const isOn = opened !== null && keyOf(mark) === keyOf(opened);
    return (
      <button
        key={keyOf(mark)}
        type="button"
        className={classNames(styles.mark, event ? styles.event : styles.cluster, isOn && styles.on)}
        style={{ left: x, top: y, ...(event ? {} : sizeOf(mark.count)) }}
        aria-label={event ? eventName(event) : clusterName(mark)}
        aria-expanded={isOn}
        onClick={() => onOpen(mark)}
      >
        <span>{event ? tagText(event) : numberText(mark.count)}</span>
        {named[index] ? <span className={styles.town}>{placeOf(mark)}</span> : null}
      </button>
    );
  });
}

/** The same for the same events, so that a button keeps the focus when the map moves. */
export function keyOf({ spots: [first], count }: EventMark): string {
  return first?.event ? `event ${first.event.id}` : `${first?.latitude} ${first?.longitude} ${count}`;
}

/** 44 px for two events, and as large as the distance between marks for a thousand. */
function sizeOf(count: number) {
  const px = Math.round(Math.min(markDistancePx + 4, 42 + 2 * Math.log2(count)));
  return { width: px, height: px };
}
