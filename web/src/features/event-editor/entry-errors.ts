import type { Gallery } from '@ascendant/contract/gallery';
import { maxGalleryPictures } from '@ascendant/domain/event/gallery';
import { practicalListRules, type PracticalLists } from '@ascendant/domain/event/practical-lists';
import type { Sentences } from '../../ui/form/server-errors';

/** The form's lists, whose entries can be moved and removed. */
export interface EntryLists extends PracticalLists {
  readonly gallery: Gallery;
}

export type EntryList = keyof EntryLists;

/** How many entries each can have. */
export const mostEntries: Readonly<Record<EntryList, number>> = {
  itinerary: practicalListRules.itinerary.most,
  questions: practicalListRules.questions.most,
  gallery: maxGalleryPictures,
};

/** An entry of a list with the number that it has wherever it's moved. */
export interface NumberedEntry<List extends EntryList = EntryList> {
  readonly id: number;
  readonly entry: EntryLists[List][number];
}

let lastId = 0;

/** A number that no other entry on this page has. */
export function newId(): number {
  lastId += 1;
  return lastId;
}

/**
 * The errors of a list after its entries were moved, added or removed: each goes with its entry.
 * @param before the entries' numbers when the errors were found
 * @param after their numbers now
 */
export function movedErrors(
  errors: Sentences,
  list: EntryList,
  { before, after }: Readonly<Record<'before' | 'after', readonly number[]>>,
): readonly (readonly [name: string, sentence: string])[] {
  return Object.entries(errors).flatMap(([name, sentence]) => {
    const [of, place, ...rest] = name.split('.');
    const id = before[Number(place)];
    const now = id === undefined ? -1 : after.indexOf(id);
    return of !== list || now === -1 || sentence === undefined ? [] : [[[list, now, ...rest].join('.'), sentence]];
  });
}
