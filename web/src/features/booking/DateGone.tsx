import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/layout/Icon';
import { Note } from '../../ui/layout/Note';
import { sentence } from '../../ui/text/sentence';
import { startOf, type SeenDate } from './date-gone';
import styles from './DateGone.module.css';
import type { GoneDate } from './use-date-check';

interface DateGoneProps {
  readonly gone: GoneDate;
  readonly eventId: number;
  readonly onKeep: () => void;
  readonly onDate: (id: number) => void;
}

/** The date can't be booked as it was chosen: why, and the nearest one that can. Everything else that was chosen stays. */
export function DateGone({ gone, eventId, onKeep, onDate }: DateGoneProps) {
  const { nearest } = gone;
  return (
    <Note tone="fair" role="alert">
      <Icon name="info" />
      <div className={styles.text}>
        <p>
          <b>{gone.sentence}</b> {nearest === null ? <span>There’s no other date with enough seats.</span> : null}
        </p>
        {nearest ? (
          <Button
            size="small"
            className={styles.button}
            onClick={() => (nearest.id === eventId ? onKeep() : onDate(nearest.id))}
          >
            {nearest.id === eventId ? 'Book the new day and time' : `Book ${startOf(nearest)} instead`}
          </Button>
        ) : null}
      </div>
    </Note>
  );
}

/** Says which date is booked now, after it was changed. */
export function NewDate({ event }: { readonly event: SeenDate }) {
  return (
    <Note tone="info">
      <Icon name="cal" />
      <output>{sentence(`You’re now booking ${startOf(event)}`)}</output>
    </Note>
  );
}
