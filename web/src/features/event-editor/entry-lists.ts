import type { Gallery } from '@ascendant/contract/gallery';
import { maxGalleryPictures } from '@ascendant/domain/event/gallery';
import { practicalListRules, type PracticalLists } from '@ascendant/domain/event/practical-lists';

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
