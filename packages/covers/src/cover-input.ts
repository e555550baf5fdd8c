import type { BackdropName } from './land/backdrops';
import type { MotifName } from './motifs/motifs';
import type { Ink } from './print/inks';
import type { CloudKind, SkyStyle } from './sky/sky-style';

/** Fixed choices for hand-picked pictures, such as the home page's and the sign-in page's. */
export interface CoverPins {
  readonly motif?: MotifName;
  readonly backdrop?: BackdropName;
  readonly ink?: Ink;
  readonly field?: SkyStyle['field'];
  readonly clouds?: CloudKind;
  /** How far right of the middle the main body of the sky is, in degrees from -45 to 45. */
  readonly subjectTurnDeg?: number;
}

/** What a cover is drawn from. Price and secondary categories don't change it. */
export interface CoverInput {
  /** Seeds everything that varies. */
  readonly id: string;
  /** The main category; an unknown one gives the landscape alone. */
  readonly category: string;
  /** When the event starts. */
  readonly instant: Date;
  /** Degrees north and east. Without both, we draw only the Sun and Moon and name no direction. */
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
  /** Name of the place; used only in the text alternative. */
  readonly place?: string | null | undefined;
  /** A word in the title may name the landscape or the activity ('kayak', 'canyon'). */
  readonly title?: string | null | undefined;
  /** What it includes, and its description: they tell what it's about if the title doesn't. */
  readonly features?: readonly string[] | undefined;
  readonly description?: string | null | undefined;
  /** Which of the motifs that fit is drawn: 0, the best, if left out. Lists use it to avoid showing a motif twice. */
  readonly variant?: number | undefined;
  /** Local clock time, 0 to 24; used only when the place isn't known. */
  readonly localHour?: number | null | undefined;
  /** Overrides what the category, the title and chance would decide. */
  readonly pins?: CoverPins | undefined;
}
