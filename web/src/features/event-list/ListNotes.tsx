import type { EventPage } from '../../data/events';
import { Note } from '../../ui/layout/Note';
import styles from './ListNotes.module.css';

interface ListNotesProps {
  readonly page: EventPage | undefined;
  readonly typed: string | undefined;
  /** False for visitors, who have no scores. */
  readonly hasMatches: boolean;
}

/** Says that a misspelled search was corrected, and that scores aren't ready yet. */
export function ListNotes({ page, typed, hasMatches }: ListNotesProps) {
  if (!page) return null;
  const { searchedFor, isScorePending } = page;
  return (
    <>
      {hasMatches && isScorePending ? (
        <Note as="p" className={styles.note}>
          We’re preparing your match scores. Reload the page in a few minutes to see them.
        </Note>
      ) : null}
      {typed && searchedFor !== null ? (
        <Note as="p" aria-live="polite" className={styles.note}>
          <span>
            <span>{`No events match “${typed}”. Showing events for`}</span> <b>{`“${searchedFor}”`}</b>.
          </span>
        </Note>
      ) : null}
    </>
  );
}
