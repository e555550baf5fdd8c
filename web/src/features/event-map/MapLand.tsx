import { gridOf } from '@ascendant/domain/map/map-grid';
import type { MapSize, MapView } from '@ascendant/domain/map/map-view';
import { memo, useMemo } from 'react';
import { outlinePath, type Box } from './land-outline';
import styles from './MapLand.module.css';

interface MapLandProps {
  readonly view: MapView;
  readonly size: MapSize;
}

/** From this world width on, borders of provinces don't fill the map. */
const provincesFromPx = 2048;

/** The scale whose detail a view shows: the next power of two. Paths are made once for each. */
const detailOf = ({ worldPx }: MapView): number => 2 ** Math.floor(Math.log2(worldPx));

/** The coast, the larger lakes, borders of countries and provinces, and lines of longitude and latitude. What it shows is in the marks, so it's hidden from screen readers. */
export function MapLand({ view, size }: MapLandProps) {
  return (
    <svg className={styles.land} width={size.width} height={size.height} aria-hidden="true">
      {turnsIn(view, size).map((turn) => (
        <World key={turn} view={{ ...view, x: view.x - turn }} size={size} />
      ))}
      <path className={styles.grid} d={gridPath(view, size)} />
    </svg>
  );
}

/** The map goes round: the worlds that are seen, 0 for the one with the middle in it, 1 for the one to its east. */
function turnsIn({ x, worldPx }: MapView, { width }: MapSize): readonly number[] {
  const half = width / 2 / worldPx;
  const first = Math.floor(x - half);
  return Array.from({ length: Math.floor(x + half) - first + 1 }, (_, index) => first + index);
}

function World({ view, size }: MapLandProps) {
  const detailPx = detailOf(view);
  const part = usePart(view, size);
  const [left, top] = [size.width / 2 - view.x * view.worldPx, size.height / 2 - view.y * view.worldPx];
  return (
    <g transform={`translate(${left} ${top}) scale(${view.worldPx / detailPx})`}>
      <Outlines detailPx={detailPx} part={part} />
    </g>
  );
}

function gridPath(view: MapView, size: MapSize): string {
  const { meridians, parallels } = gridOf(view, size);
  const upright = meridians.map((x) => `M${x.toFixed(1)} 0V${size.height}`);
  const level = parallels.map((y) => `M0 ${y.toFixed(1)}H${size.width}`);
  return [...upright, ...level].join('');
}

/** The part of the map that's drawn: what's seen and as much around it. It changes in steps, so that not every move draws it again. */
function usePart({ x, y, worldPx }: MapView, { width, height }: MapSize): Box {
  const [across, down] = [width / worldPx, height / worldPx];
  const [column, row] = [Math.round(x / across), Math.round(y / down)];
  return useMemo(
    () => ({
      left: (column - 1.5) * across,
      right: (column + 1.5) * across,
      top: (row - 1.5) * down,
      bottom: (row + 1.5) * down,
    }),
    [column, row, across, down],
  );
}

const Outlines = memo(function Outlines({ detailPx, part }: { readonly detailPx: number; readonly part: Box }) {
  return (
    <>
      <path className={styles.coast} d={outlinePath('land', detailPx, part)} />
      <path className={styles.lakes} d={outlinePath('lakes', detailPx, part)} />
      <path className={styles.borders} d={outlinePath('borders', detailPx, part)} />
      {detailPx < provincesFromPx ? null : (
        <path className={styles.provinces} d={outlinePath('provinces', detailPx, part)} />
      )}
    </>
  );
});
