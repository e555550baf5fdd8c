import { ofEachText, type PracticalDetails } from '@ascendant/domain/event/practical-details';
import type { EventQuestion, ItineraryStep } from '@ascendant/domain/event/practical-lists';
import { z } from 'zod';
import { line, paragraphs } from './wire';

/** The domain says what's wrong with a text or a list; these only keep out what no field can need. */
const longestText = 20_000;
const longestList = 100;
const text = paragraphs(longestText).optional();

/** An event's practical details in a reply. */
export const practicalReply = {
  ...ofEachText(() => z.string()),
  /** exactly where people meet; both null if the organizer doesn't say */
  meetingLatitude: z.number().nullable(),
  meetingLongitude: z.number().nullable(),
  /** 1 to 5; 0 if the organizer doesn't say */
  difficulty: z.int(),
  /** the steps in their order; `when` is text such as 'Day 2' */
  itinerary: z.array(z.object({ when: z.string(), title: z.string(), text: z.string() })).readonly(),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })).readonly(),
} satisfies Record<keyof PracticalDetails, z.ZodType>;

/** The texts of a create or edit call; the others are numbers and lists in one and text in the other. */
export const practicalTexts = ofEachText(() => text);

const shortText = line(longestText).default('');
const longText = paragraphs(longestText).default('');

/** The lists of an edit call; in a create call they're the same as JSON. Entries without any text are left out. */
export const practicalListEdits = {
  itinerary: z
    .array(z.strictObject({ when: shortText, title: shortText, text: longText }))
    .max(longestList)
    .readonly(),
  questions: z
    .array(z.strictObject({ question: shortText, answer: longText }))
    .max(longestList)
    .readonly(),
} satisfies {
  readonly itinerary: z.ZodType<readonly ItineraryStep[]>;
  readonly questions: z.ZodType<readonly EventQuestion[]>;
};
