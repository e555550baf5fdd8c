import type { Surprise } from '../../storage/gate-store';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { surpriseWords } from './gate-words';

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
        <section className="panel surprises" aria-labelledby="surprises">
          <h2 id="surprises">
            <Icon name="warn" />
            Conflicts found after syncing
          </h2>
          <ul>
            {surprises.map((surprise) => (
              <li key={surprise.scanId}>
                <p>{surpriseWords(surprise, timeZone)}</p>
                <Button
                  size="sm"
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
