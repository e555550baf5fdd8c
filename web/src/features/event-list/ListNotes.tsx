import type { EventPage } from '../../data/events';
import { Note } from '../../ui/layout/Note';
import { formatTotal } from './EventCount';
import styles from './ListNotes.module.css';
import { quotedWords } from './quoted-words';

interface ListNotesProps {
  readonly page: EventPage | undefined;
  readonly typed: string | undefined;
  /** What was searched for and became filters; null if nothing did. */
  readonly readText: string | null;
  /** False for visitors, who have no scores. */
  readonly hasMatches: boolean;
}

/** Says that a misspelled search was corrected, which words were left out, and that scores aren't ready yet. */
export function ListNotes({ page, typed, readText, hasMatches }: ListNotesProps) {
  if (!page) return null;
  const { searchedFor, droppedWords, isScorePending, total } = page;
  return (
    <>
      {hasMatches && isScorePending ? (
        <Note as="p" className={styles.note}>
          We’re preparing your match scores. Reload the page in a few minutes to see them.
        </Note>
      ) : null}
      {readText === null ? null : (
        <Note as="p" aria-live="polite" className={styles.note}>
          <span>{`We turned “${readText}” into filters. To search for the words themselves, put them in quotation marks.`}</span>
        </Note>
      )}
      {typed && searchedFor !== null ? (
        <Note as="p" aria-live="polite" className={styles.note}>
          <span>
            <span>{`No events match “${typed}”. Showing events for`}</span> <b>{`“${searchedFor}”`}</b>.
          </span>
        </Note>
      ) : null}
      {typed && total > 0 && droppedWords.length > 0 ? (
        <Note as="p" aria-live="polite" className={styles.note}>
          <span>{leftOutText(droppedWords, page)}</span>
        </Note>
      ) : null}
    </>
  );
}

/** 'No event has “zumba”. Without it there are 3.' */
function leftOutText(words: readonly string[], { total, isTotalCapped }: EventPage): string {
  const count = total === 1 ? 'is 1' : `are ${formatTotal(total, isTotalCapped)}`;
  return `No event has ${quotedWords(words)}. Without ${words.length === 1 ? 'it' : 'them'} there ${count}.`;
}
