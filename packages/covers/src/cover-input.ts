import type { BackdropName } from './land/backdrops';
import type { MotifName } from './motifs/motifs';
import type { Ink } from './print/inks';
import type { CloudKind, SkyStyle } from './sky/sky-style';

/** For pictures that are chosen, not found: the home page's, the sign-in page's. */
export interface CoverPins {
  readonly motif?: MotifName;
  readonly backdrop?: BackdropName;
  readonly ink?: Ink;
  readonly field?: SkyStyle['field'];
  readonly clouds?: CloudKind;
  /** Where the main body of the sky stands: degrees right of the middle, -45 to 45. */
  readonly subjectTurnDeg?: number;
}

/** What a cover is drawn from. Price, text and secondary categories do not change it. */
export interface CoverInput {
  /** Seeds everything that varies. */
  readonly id: string;
  /** The main category; an unknown one gives the landscape alone. */
  readonly category: string;
  /** When it starts. */
  readonly instant: Date;
  /** Degrees north and east. Without both, Sun and Moon only are drawn and no direction is claimed. */
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
  /** Name of the place, for the words only. */
  readonly place?: string | null | undefined;
  /** A word in it may name the landscape or what people do there. */
  readonly title?: string | null | undefined;
  /** False keeps sea, islands and harbour away; leave it out when it is not known. */
  readonly coast?: boolean | null | undefined;
  /** Local clock time, 0 to 24; only used when the place is not known. */
  readonly localHour?: number | null | undefined;
  /** Set by hand what category, title and chance would decide. */
  readonly pins?: CoverPins | undefined;
}
