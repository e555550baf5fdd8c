import { longestProblemList } from '@ascendant/domain/list-limits';

interface FirstOnlyProps {
  /** Entries that the server listed; none until they're loaded. */
  readonly count: number | undefined;
  /** What happens to the others. */
  readonly others: string;
}

/** Says that a list is longer than what's listed. */
export function FirstOnly({ count = 0, others }: FirstOnlyProps) {
  if (count < longestProblemList) return null;
  return <p className="meta">{`Only the first ${longestProblemList} are listed. ${others}`}</p>;
}
