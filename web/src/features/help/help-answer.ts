import type { HelpTopic } from '@ascendant/domain/help-topics';

/** A question that people ask, and what we say. */
export interface HelpAnswer {
  readonly topic: HelpTopic;
  readonly question: string;
  readonly paragraphs: readonly string[];
  /** Where to go on. */
  readonly link?: { readonly label: string; readonly to: string };
}
