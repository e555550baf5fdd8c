import { practicalTextNames } from '@ascendant/domain/event/practical-details';
import type { WatchedField } from '@ascendant/domain/event/substantial-edit';

export const editedFieldLabels: Readonly<Record<WatchedField, string>> = {
  title: 'Title',
  description: 'Description',
  category: 'Categories',
  location: 'Location',
  map: 'On the map',
  ...practicalTextNames,
  childCarer: 'Looks after children',
  itinerary: 'Itinerary',
  questions: 'Questions and answers',
  picture: 'Photograph',
  gallery: 'Gallery',
};

/** A version of a field as text. Pictures that have been replaced are no longer stored, so a gallery is named by its captions. */
export function editedFieldText(field: WatchedField, value: string): string {
  if (value === '') return 'None';
  if (field === 'gallery')
    return value
      .split('\n')
      .filter((_, index) => index % 2 === 0)
      .join('\n');
  return field === 'picture' ? 'Another photograph' : value;
}
