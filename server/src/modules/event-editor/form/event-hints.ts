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
      : [
          hint(
            'startTime',
            `Add a start time. It sets the light in the picture, and ${percent(hourShare)} of each match.`,
          ),
        ]),
    ...(basis === 'words' ? [] : [pictureHint(basis)]),
  ];
}

function categoryHints(isChosen: boolean, isNeutral: boolean): EventHint[] {
  if (!isNeutral) return [];
  if (!isChosen) return [hint('mainCategory', 'Choose a category, so we know what your event is about.')];
  return [
    hint(
      'secondaryCategories',
      'This category is new, so it doesn’t count in matches yet. Add a second one that fits.',
    ),
  ];
}

const placeHint = hint('location', 'Pick a town from the list. The landscape in the picture and the sky come from it.');

function pictureHint(basis: 'category' | 'land'): EventHint {
  const now = basis === 'category' ? 'what’s usual for the category' : 'only the landscape';
  return hint(
    'title',
    `The picture shows ${now}. Say in the title what people will do, such as “kayak” or “hike”, and we’ll draw it if it fits the place and season.`,
  );
}

const drawnFrom: Readonly<Record<PictureBasis, string>> = {
  words: 'The picture shows what your title and features say:',
  category: 'The picture shows what’s usual for the category:',
  land: 'The picture shows only the landscape:',
};

/**
 * What the drawn picture shows, where that comes from, and how to change it.
 * @param alt its text alternative: 'Dawn over surfers on a wave and the sea near Tofino'
 * Source: docs/rules/events.md, "Hints".
 */
export function drawnSentence(alt: string, basis: PictureBasis): string {
  return `${drawnFrom[basis]} ${alt.charAt(0).toLowerCase()}${alt.slice(1)}. What people do comes from the title and features, the landscape from the location, and the sky from the date and time. Change any of them and we’ll draw it again, or upload your own picture.`;
}

function hint(field: EventHint['field'], sentence: string): EventHint {
  return { field, sentence };
}

/** '10%' */
function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
