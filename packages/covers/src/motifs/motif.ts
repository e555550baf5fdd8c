import type { Sheet } from '../print/sheet';

/** What people do there: the near ground and everything on it. */
export interface Motif {
  /** Its name in the text alternative; empty for the landscape alone. */
  readonly words: string;
  draw(sheet: Sheet): void;
}
