import { Icon } from '../../ui/layout/Icon';
import { zoomStep } from './map-keys';
import styles from './MapControls.module.css';

/** Comes closer, and goes farther. */
export function MapControls({ onZoom }: { readonly onZoom: (factor: number) => void }) {
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
