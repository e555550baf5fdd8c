import type { MotifName } from '../motifs/motifs';
import type { MotifWords } from './words-for-motif';
import { gatheringWords } from './words-gatherings';
import { outdoorWords } from './words-outdoors';

/** Every word we know; where two match at the same place of a title the first wins. */
export const motifWords: readonly MotifWords[] = [...outdoorWords, ...gatheringWords];

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
