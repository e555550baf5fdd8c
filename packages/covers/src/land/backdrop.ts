import type { Sheet } from '../print/sheet';

/** What lies between the horizon and the middle ground. */
export interface Backdrop {
  /** Its name in the text alternative. */
  readonly words: string;
  /** Range of the horizon's y. */
  readonly horizon: readonly [low: number, high: number];
  draw(sheet: Sheet): void;
}
