import { motifs, type MotifName } from '../motifs/motifs';
import { dataFile, oneOf, tableRows } from '../table-rows';

/** Words, in lower case, that name what people do, and its motif. */
export interface MotifWords {
  readonly words: RegExp;
  /** The same, for all mentions. Made once: making one costs more than a search with it. */
  readonly everyMention: RegExp;
  readonly motif: MotifName;
  /** A weak word counts only if no other one is there: 'walk', 'beach'. */
  readonly isWeak: boolean;
}

const motifNames = Object.keys(motifs) as MotifName[];

/** Every word we know; where two match at the same place of a title the first wins. */
export const motifWords: readonly MotifWords[] = tableRows(dataFile('motif-words.tsv')).map(
  ([motif, words = '', weight]) => ({
    words: new RegExp(words),
    everyMention: new RegExp(words, 'g'),
    motif: oneOf(motifNames, motif),
    isWeak: weight === 'weak',
  }),
);

/** What a feature of an event suggests; weaker than a word of the title. Keys are in lower case. */
export const featureMotifs: ReadonlyMap<string, MotifName> = new Map([
  ['wetsuit', 'surfers'],
  ['yoga mats', 'yoga'],
  ['telescopes', 'observatory'],
  ['snowshoes', 'snowshoers'],
  ['boats and paddles', 'kayaks'],
  ['bicycle hire', 'cyclists'],
  ['skis and boots', 'skier'],
  ['hot springs', 'hotSpring'],
  ['sauna', 'sauna'],
  ['tent nights', 'camp'],
  ['hut nights', 'hut'],
  ['gaming stations', 'tournament'],
  ['speaker talks', 'lecture'],
  ['trekking poles', 'hikers'],
  ['campfire', 'camp'],
  ['certified mountain guide', 'hikers'],
  ['workshop materials', 'workbench'],
  ['wine pairing', 'longTable'],
  ['tasting flight', 'still'],
  ['museum entry', 'museum'],
]);
