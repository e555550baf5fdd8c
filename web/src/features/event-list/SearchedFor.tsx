import { Note } from '../../ui/Note';

interface SearchedForProps {
  readonly typed: string | undefined;
  /** Null if the server found what was typed. */
  readonly searchedFor: string | null;
}

/** Says that a misspelled search was corrected. */
export function SearchedFor({ typed, searchedFor }: SearchedForProps) {
  if (!typed || searchedFor === null) return null;
  return (
    <Note as="p" aria-live="polite">
      No events match “{typed}”. Showing events for <b>“{searchedFor}”</b>.
    </Note>
  );
}
