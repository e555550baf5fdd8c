import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/layout/Icon';
import styles from './OwnLocation.module.css';
import { useOwnLocation } from './use-own-location';

/** Chooses where the reader is, as the browser knows it, if they allow it. */
export function OwnLocation({ onFound }: { readonly onFound: (near: string) => void }) {
  const { finding, find } = useOwnLocation(onFound);
  return (
    <div className={styles.own}>
      <button
        type="button"
        className={classNames(styles.button, 'link meta')}
        disabled={finding === 'asking'}
        onClick={find}
      >
        <Icon name="pin" size="small" />
        <span>{finding === 'asking' ? 'Finding your location…' : 'Use my location'}</span>
      </button>
      <p className="meta" aria-live="polite">
        {finding === 'refused' ? 'We couldn’t find your location. Type a place instead.' : null}
      </p>
    </div>
  );
}
