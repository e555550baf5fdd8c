import type { EventSummary } from '@ascendant/contract/event';
import type { EventMap } from '@ascendant/contract/event-map';
import { inReadingOrder, marksOf, viewInto } from '@ascendant/domain/map/map-marks';
import { isOnMap, maxWorldPx, onScreen, type MapSize } from '@ascendant/domain/map/map-view';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { moveOfKey } from './map-keys';
import { clusterName, spotsOf, type EventMark } from './map-spots';
import { MapControls } from './MapControls';
import { MapLand } from './MapLand';
import { keyOf, MapMarks } from './MapMarks';
import { MapNotes } from './MapNotes';
import styles from './MapStage.module.css';
import { MarkPanel } from './MarkPanel';
import { useGestures } from './use-gestures';
import { useMapSpots, type MapQuery } from './use-map-spots';
import { useMapView } from './use-map-view';

interface MapStageProps {
  readonly query: MapQuery;
  /** What the list has, everywhere. */
  readonly whole: EventMap;
  readonly size: MapSize;
  readonly isStale: boolean;
  readonly renderEvent: (event: EventSummary) => ReactNode;
}

/** From this height on the panel leaves room for the buttons above it. */
const roomyPx = 480;
/** How much of the map's height stays free above most panels: the mark is moved there. */
const freeShare = 0.4;
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
  const [opened, setOpened] = useState<EventMark | null>(null);
  const [said, say] = useState('');
  const levelPx =
    maxWorldPx / regroupFactor ** Math.ceil(Math.log(maxWorldPx / view.worldPx) / Math.log(regroupFactor));
  const marks = useMemo(() => inReadingOrder(marksOf(spots, levelPx), levelPx), [spots, levelPx]);
  const seen = marks.filter((mark) => isOnMap(onScreen(mark, view, size), size, besidePx));
  const hasRoom = size.height >= roomyPx;
  const gestures = useGestures(stage, { onMove: control.move, onZoom: control.zoom });
  useFocusKept(stage);
  const close = () => {
    const key = opened && keyOf(opened);
    setOpened(null);
    const mark = key === null ? undefined : seen.findIndex((each) => keyOf(each) === key);
    const button = mark === undefined ? null : stage.current?.querySelectorAll<HTMLElement>('[aria-expanded]')[mark];
    (button ?? stage.current)?.focus();
  };
  const list = (mark: EventMark) => {
    setOpened(mark);
    const { y } = onScreen(mark, view, size);
    if (hasRoom && y > size.height * freeShare) control.move(0, y - (size.height * freeShare) / 3);
  };
  const open = (mark: EventMark) => {
    const closer = mark.count === 1 ? null : viewInto(mark, view, size);
    if (closer === null) return list(mark);
    setOpened(null);
    control.show(closer);
    say(`Showing ${clusterName(mark)}`);
    stage.current?.focus();
  };
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
        onFocus={() => setOpened(null)}
        {...gestures}
      >
        <MapLand view={view} size={size} />
        <MapMarks marks={seen} view={view} size={size} opened={opened} onOpen={open} />
      </div>
      {opened ? (
        <MarkPanel
          key={keyOf(opened)}
          mark={opened}
          party={query.with}
          hasRoom={hasRoom}
          renderEvent={renderEvent}
          onClose={close}
        />
      ) : (
        <MapNotes spots={wholeSpots} seen={seen} unplaced={whole.unplaced} onWhole={control.whole} />
      )}
      {opened && !hasRoom ? null : <MapControls onZoom={control.zoom} />}
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </>
  );
}

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
