import type { EventPage } from '../../data/events';
import { Note } from '../../ui/layout/Note';
import styles from './ListNotes.module.css';

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
          <span>{`No event has ${quotedWords(droppedWords)}, so we left ${droppedWords.length === 1 ? 'it' : 'them'} out.`}</span>
        </Note>
      ) : null}
    </>
  );
}

/** '“zumba”', '“zumba” or “qigong”' */
function quotedWords(words: readonly string[]): string {
  const quoted = words.map((word) => `“${word}”`);
  return [quoted.slice(0, -1).join(', '), quoted.at(-1)].filter(Boolean).join(' or ');
}
