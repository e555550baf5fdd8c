interface FirstOnlyProps {
  /** Entries that the server listed; none until they're loaded. */
  readonly count: number | undefined;
  /** The most that it lists. */
  readonly most: number;
  /** What happens to the others. */
  readonly others: string;
}

/** Says that a list is longer than what's listed. */
export function FirstOnly({ count = 0, most, others }: FirstOnlyProps) {
  return count < most ? null : <p className="meta">{`Only the first ${most} are listed. ${others}`}</p>;
}
