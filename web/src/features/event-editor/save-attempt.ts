import type { EventForm } from '@ascendant/contract/event-editor';
import type { EditorCode } from './editor-code';
import type { EventValues } from './event-values';
import type { ChosenDates } from './save-event';
import type { SaveGoal } from './save-goal';

/** One press of a button that saves. */
export interface Attempt {
  readonly goal: SaveGoal;
  readonly sent: EventValues;
  /** The event as it was opened; null for a new one. */
  readonly opened: EventForm | null;
  readonly code: EditorCode;
  /** Which other dates it's for; null for this one only. */
  readonly dates: ChosenDates | null;
  /** Where the new picture waits, if it was sent before the fields; null otherwise. */
  readonly pictureUrl: string | null;
}
