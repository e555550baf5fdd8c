import type { Surprise } from '../../storage/check-in-store';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import { conflictText } from './check-in-labels';
import styles from './Surprises.module.css';

interface SurprisesProps {
  readonly surprises: readonly Surprise[];
  readonly timeZone: string;
  readonly onNoted: (scanId: string) => void;
}

/**
 * Scans that the server disagreed with afterwards: people who came in twice, or on a void ticket. They stay until dismissed.
 */
export function Surprises({ surprises, timeZone, onNoted }: SurprisesProps) {
  return (
    <div role="alert" aria-label="Conflicts found after syncing">
      {surprises.length === 0 ? null : (
        <section className={classNames(styles.surprises, 'panel')} aria-labelledby="surprises">
          <h2 id="surprises">
            <Icon name="warn" />
            Conflicts found after syncing
          </h2>
          <ul>
            {surprises.map((surprise) => (
              <li key={surprise.scanId}>
                <p>{conflictText(surprise, timeZone)}</p>
                <Button
                  size="small"
                  aria-label={`Dismiss: ${surprise.attendeeName}`}
                  onClick={() => onNoted(surprise.scanId)}
                >
                  Dismiss
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
