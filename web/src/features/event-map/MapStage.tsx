import type { EventSummary } from '@ascendant/contract/event';
import type { EventMap } from '@ascendant/contract/event-map';
import { inReadingOrder, marksOf } from '@ascendant/domain/map/map-marks';
import { isOnMap, maxWorldPx, onScreen, type MapSize } from '@ascendant/domain/map/map-view';
import { projected } from '@ascendant/domain/map/projection';
import { numberText } from '@ascendant/domain/site/locale';
import { useMemo, useRef, type KeyboardEvent, type ReactNode, useEffect, type RefObject } from 'react';
import { Icon } from '../../ui/layout/Icon';
import { countOf } from '../../ui/text/number-text';
import { moveOfKey, zoomStep } from './map-keys';
import { spotsOf, type EventMark, type EventSpot } from './map-spots';
import { MapLabels } from './MapLabels';
import { MapLand } from './MapLand';
import { keyOf, MapMarks } from './MapMarks';
import styles from './MapStage.module.css';
import { MarkPanel } from './MarkPanel';
import { useGestures } from './use-gestures';
import { useMapLabels } from './use-map-labels';
import { useMapSpots, type MapQuery } from './use-map-spots';
import { useMapView } from './use-map-view';
import { useOpenedMark } from './use-opened-mark';

interface MapStageProps {
  readonly query: MapQuery;
  /** What the list has, everywhere. */
  readonly whole: EventMap;
  readonly size: MapSize;
  readonly isStale: boolean;
  readonly renderEvent: (event: EventSummary) => ReactNode;
}

/** A mark stays on the map until its middle is this far outside. */
const besidePx = 12;
/** Marks are joined again when the map has come closer by this factor. */
const regroupFactor = Math.SQRT2;

/** The map itself: moved and zoomed by pointer, wheel, buttons and keys, with a button for every event or cluster. */
export function MapStage({ query, whole, size, isStale, renderEvent }: MapStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const wholeSpots = useMemo(() => spotsOf(whole), [whole]);
  const control = useMapView(wholeSpots, size);
  const { view } = control;
  const spots = useMapSpots({ query, whole, view, size, isWhole: control.isWhole });
  const levelPx =
    maxWorldPx / regroupFactor ** Math.ceil(Math.log(maxWorldPx / view.worldPx) / Math.log(regroupFactor));
  const marks = useMemo(() => inReadingOrder(marksOf(spots, levelPx), levelPx), [spots, levelPx]);
  const seen = marks.filter((mark) => isOnMap(onScreen(mark, view, size), size, besidePx));
  const asked = whole.asked && { ...onScreen(projected(whole.asked), view, size), name: askedName(query.near) };
  const labels = useMapLabels({ view, size, marks: seen, asked });
  const gestures = useGestures(stage, { onMove: control.move, onZoom: control.zoom });
  useFocusKept(stage);
  const opening = useOpenedMark({ stage, seen, size, control });
  const { opened, hasRoom } = opening;
  const press = (event: KeyboardEvent) => {
    const move = moveOfKey(event);
    if (move === null) return;
    event.preventDefault();
    if (move.kind === 'move') control.move(move.right, move.down);
    else if (move.kind === 'zoom') control.zoom(move.factor);
    else control.whole();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and pointers move the map */}
      <div
        ref={stage}
        className={styles.stage}
        role="group" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- a fieldset can't be moved by a pointer in every browser
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move the map
        aria-label="Map of events. Arrow keys move it, plus and minus zoom, 0 shows everything. The list has the same events."
        aria-busy={isStale}
        onKeyDown={press}
        // What's pressed or reached on the map isn't below the panel.
        onFocus={opening.dismiss}
        {...gestures}
      >
        <MapLand view={view} size={size} />
        <MapLabels size={size} labels={labels} asked={asked} />
        <MapMarks marks={seen} named={labels.marks} view={view} size={size} opened={opened} onOpen={opening.open} />
      </div>
      {opened ? (
        <MarkPanel
          key={keyOf(opened)}
          mark={opened}
          party={query.with}
          hasRoom={hasRoom}
          renderEvent={renderEvent}
          onClose={opening.close}
        />
      ) : (
        <MapNotes spots={wholeSpots} seen={seen} whole={whole} onWhole={control.whole} />
      )}
      {opened && !hasRoom ? null : <MapControls onZoom={control.zoom} />}
      <p className="visually-hidden" aria-live="polite">
        {opening.said}
      </p>
    </>
  );
}

/** The searched place as it was typed, if that's a name and not coordinates. */
const askedName = (near = ''): string => (/\d/.test(near) ? 'Your place' : near);

/** When the button with the focus goes off the map, the map has it. */
function useFocusKept(stage: RefObject<HTMLElement | null>): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) stage.current?.focus();
    hadFocus.current = stage.current?.contains(document.activeElement) ?? false;
  });
  useEffect(() => {
    const note = () => void (hadFocus.current = stage.current?.contains(document.activeElement) ?? false);
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [stage]);
}

/** Comes closer, and goes farther. */
function MapControls({ onZoom }: { readonly onZoom: (factor: number) => void }) {
  return (
    <div className={styles.zoom}>
      <button type="button" aria-label="Zoom in" onClick={() => onZoom(zoomStep)}>
        <Icon name="plus" />
      </button>
      <button type="button" aria-label="Zoom out" onClick={() => onZoom(1 / zoomStep)}>
        <Icon name="minus" />
      </button>
    </div>
  );
}

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
function MapNotes({ spots, seen, whole: { unplaced, isCapped }, onWhole }: MapNotesProps) {
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
