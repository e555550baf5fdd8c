import { practicalTexts, type PracticalText } from '@ascendant/domain/event/practical-details';
import { itineraryText, questionsText } from '@ascendant/domain/event/practical-list-text';
import { mapText, type SeenEvent } from '@ascendant/domain/event/substantial-edit';
import type { Choices } from './catalog-choice.repository';
import { categoryIds } from './event-form.presenter';
import type { EditableEvent } from './event-form.repository';

/** An event's words and pictures as text, as an admin sees them. */
export function seenEvent(event: EditableEvent, { categories }: Pick<Choices, 'categories'>): SeenEvent {
  const names = categoryIds(event).map((id) => categories.find((category) => category.id === id)?.name ?? '');
  return {
    title: event.title,
    description: event.description,
    category: names.join(', '),
    location: event.location,
    map: mapText(event.latitude, event.longitude),
    ...practicalTextsOf(event),
    childCarer: event.childCarer,
    itinerary: itineraryText(event.itinerary),
    questions: questionsText(event.questions),
    picture: event.imageUrl ?? '',
    gallery: event.gallery.map(({ url, alt }) => `${alt}\n${url}`).join('\n'),
  };
}

function practicalTextsOf(event: EditableEvent): Readonly<Record<PracticalText, string>> {
  return Object.fromEntries(practicalTexts.map((name) => [name, event[name]])) as Record<PracticalText, string>;
}
