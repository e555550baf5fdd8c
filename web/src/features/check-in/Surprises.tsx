import type { Surprise } from '../../storage/gate-store';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { surpriseWords } from './gate-words';

interface SurprisesProps {
  readonly surprises: readonly Surprise[];
  readonly timeZone: string;
  readonly onNoted: (scanId: string) => void;
}

/** What turned out afterwards: people who came in twice, or on a ticket that was void. They stay until somebody took note. */
export function Surprises({ surprises, timeZone, onNoted }: SurprisesProps) {
  return (
    <div role="alert" aria-label="Settled afterwards">
      {surprises.length === 0 ? null : (
        <section className="panel surprises" aria-labelledby="surprises">
          <h2 id="surprises">
            <Icon name="warn" />
            Settled afterwards
          </h2>
          <ul>
            {surprises.map((surprise) => (
              <li key={surprise.scanId}>
                <p>{surpriseWords(surprise, timeZone)}</p>
                <Button
                  size="sm"
                  aria-label={`Noted: ${surprise.attendeeName}`}
                  onClick={() => onNoted(surprise.scanId)}
                >
                  Noted
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
