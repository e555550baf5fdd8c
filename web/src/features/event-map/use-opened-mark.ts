import { viewInto } from '@ascendant/domain/map/map-marks';
import { onScreen, type MapSize } from '@ascendant/domain/map/map-view';
import { useState, type RefObject } from 'react';
import { clusterName, type EventMark } from './map-spots';
import { keyOf } from './MapMarks';
import type { MapViewControl } from './use-map-view';

/** From this height on the panel leaves room for the buttons above it. */
const roomyPx = 480;
/** How much of the map's height stays free above most panels: the mark is moved there. */
const freeShare = 0.4;

interface OnMap {
  readonly stage: RefObject<HTMLElement | null>;
  /** The marks on the map now, as their buttons are ordered. */
  readonly seen: readonly EventMark[];
  readonly size: MapSize;
  readonly control: MapViewControl;
}

/** The mark whose events are listed. Opening a cluster goes closer first, and lists its events when it can't. */
export function useOpenedMark({ stage, seen, size, control }: OnMap) {
  const [opened, setOpened] = useState<EventMark | null>(null);
  const [said, say] = useState('');
  const hasRoom = size.height >= roomyPx;
  const list = (mark: EventMark) => {
    setOpened(mark);
    const { y } = onScreen(mark, control.view, size);
    if (hasRoom && y > size.height * freeShare) control.move(0, y - (size.height * freeShare) / 3);
  };
  const open = (mark: EventMark) => {
    const closer = mark.count === 1 ? null : viewInto(mark, control.view, size);
    if (closer === null) return list(mark);
    setOpened(null);
    control.show(closer);
    say(`Showing ${clusterName(mark)}`);
    stage.current?.focus();
  };
  const close = () => {
    const index = opened ? seen.findIndex((each) => keyOf(each) === keyOf(opened)) : -1;
    const button = stage.current?.querySelectorAll<HTMLElement>('[aria-expanded]')[index];
    setOpened(null);
    (button ?? stage.current)?.focus();
  };
  return { opened, said, hasRoom, open, close, dismiss: () => setOpened(null) };
}
