import type { ZoneOffsets } from '@ascendant/domain/zone-clock';
import type { ScanConflict } from '../../storage/check-in-store';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/layout/Icon';
import { conflictText } from './check-in-labels';
import styles from './SyncConflicts.module.css';

interface SyncConflictsProps {
  readonly conflicts: readonly ScanConflict[];
  readonly zone: ZoneOffsets;
  readonly onNoted: (scanId: string) => void;
}

/**
 * Scans that the server disagreed with afterwards: people who came in twice, or on a void ticket. They stay until dismissed.
 */
export function SyncConflicts({ conflicts, zone, onNoted }: SyncConflictsProps) {
  return (
    <div role="alert" aria-label="Conflicts found after syncing">
      {conflicts.length === 0 ? null : (
        <section className={classNames(styles.conflicts, 'panel')} aria-labelledby="sync-conflicts">
          <h2 id="sync-conflicts">
            <Icon name="warn" />
            Conflicts found after syncing
          </h2>
          <ul>
            {conflicts.map((conflict) => (
              <li key={conflict.scanId}>
                <p>{conflictText(conflict, zone)}</p>
                <Button
                  size="small"
                  aria-label={`Dismiss: ${conflict.attendeeName}`}
                  onClick={() => onNoted(conflict.scanId)}
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
