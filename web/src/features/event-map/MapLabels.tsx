import type { Label, MapLabels as Labels } from '@ascendant/domain/map/map-labels';
import type { MapSize } from '@ascendant/domain/map/map-view';
import type { MapName } from './map-names';
import styles from './MapLabels.module.css';

interface MapLabelsProps {
  readonly size: MapSize;
  readonly labels: Labels<MapName>;
  /** The place that was searched for, on the screen. */
  readonly asked: Label<{ readonly name: string }> | null;
}

/** Towns, countries and seas to find one's way by, and the place that was searched for. The marks say near where they are, so screen readers don't need these. */
export function MapLabels({ size, labels, asked }: MapLabelsProps) {
  return (
    <svg className={styles.labels} width={size.width} height={size.height} aria-hidden="true">
      {labels.regions.map(({ name, isSea, x, y }) => (
        <text key={name} className={isSea ? styles.sea : styles.country} x={x} y={y}>
          {name}
        </text>
      ))}
      {labels.towns.map(({ name, latitude, x, y }) => (
        <g key={`${name} ${latitude}`} transform={`translate(${x} ${y})`}>
          <circle r="2.5" />
          <text x="7" y="4">
            {name}
          </text>
        </g>
      ))}
      {asked ? (
        <g className={styles.asked}>
          <circle cx={asked.x} cy={asked.y} r="9" />
          <circle cx={asked.x} cy={asked.y} r="3" />
          {labels.asked ? (
            <text x={labels.asked.x} y={labels.asked.y + 4}>
              {asked.name}
            </text>
          ) : null}
        </g>
      ) : null}
    </svg>
  );
}
