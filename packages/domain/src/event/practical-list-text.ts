import type { EventQuestion, ItineraryStep } from './practical-lists';

/** 'Day 1: Up to the hut (Six hours on good trail.)', one line per step; empty without steps. */
export function itineraryText(itinerary: readonly ItineraryStep[]): string {
  return itinerary
    .map(({ when, title, text }) => [when && `${when}:`, title, text && `(${text})`].filter(Boolean).join(' '))
    .join('\n');
}

/** The question and the answer below it, with an empty line between questions; empty without any. */
export function questionsText(questions: readonly EventQuestion[]): string {
  return questions.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n');
}
