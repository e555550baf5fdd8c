import { categoryMix, neutralMix, type MatchCategory } from '@ascendant/astrology/matching/category-mix';
import { openFacts } from '@ascendant/astrology/matching/event-facts';
import type { EventHint } from '@ascendant/contract/sky-preview';
import type { PictureBasis } from '@ascendant/covers/choice/rank-motifs';

/** What the form says so far, as far as matches and the picture depend on it. */
export interface FactsSoFar {
  readonly isPlaced: boolean;
  readonly hasTime: boolean;
  /** The main category first. */
  readonly categories: readonly MatchCategory[];
  /** Where the motif of its picture comes from. */
  readonly basis: PictureBasis;
}

/**
 * Which facts would make matches more exact, or the picture truer: those that the engine and the drawing lack so far.
 * Source: docs/rules/events.md, "Hints".
 */
export function eventHints({ isPlaced, hasTime, categories, basis }: FactsSoFar): EventHint[] {
  const [main, ...secondary] = categories;
  const { hourShare, isNeutral } = openFacts(main ? categoryMix(main, secondary) : neutralMix);
  return [
    ...categoryHints(main !== undefined, isNeutral),
    ...(isPlaced ? [] : [placeHint]),
    ...(hasTime
      ? []
      : [hint('startTime', `Add a start time: ${percent(hourShare)} of each match depends on the hour.`)]),
    ...(basis === 'words' ? [] : [pictureHint(basis)]),
  ];
}

function categoryHints(isChosen: boolean, isNeutral: boolean): EventHint[] {
  if (!isNeutral) return [];
  if (!isChosen) return [hint('mainCategory', 'Choose a category: matches then weigh what the event is about.')];
  return [
    hint(
      'secondaryCategories',
      'Matches know nothing about this category yet. Add a second one that fits, and they weigh what the event is about.',
    ),
  ];
}

const placeHint = hint('location', 'Pick a town from the list so we can match and draw it.');

function pictureHint(basis: 'category' | 'land'): EventHint {
  const now =
    basis === 'category' ? 'So far it shows what’s usual for the category.' : 'So far it shows the land alone.';
  return hint(
    'title',
    `Say in the title what people will do, and the picture shows it if it fits the place and season. ${now}`,
  );
}

const drawnFrom: Readonly<Record<PictureBasis, string>> = {
  words: 'The drawing shows what your words say:',
  category: 'The drawing shows what’s usual for the category:',
  land: 'The drawing shows the land alone:',
};

/**
 * What the drawn picture shows, where that comes from, and how to change it.
 * @param alt its text alternative: 'Dawn over surfers on a wave and the sea near Tofino'
 * Source: docs/rules/events.md, "Hints".
 */
export function drawnSentence(alt: string, basis: PictureBasis): string {
  return `${drawnFrom[basis]} ${alt.charAt(0).toLowerCase()}${alt.slice(1)}. What people do comes from the title and features, the land from the place, and the sky from the date and time. Change one of them and it’s drawn again, or upload a picture of your own.`;
}

function hint(field: EventHint['field'], sentence: string): EventHint {
  return { field, sentence };
}

/** '10%' */
function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
