import type { PracticalDetails } from '@ascendant/domain/event/practical-details';
import { z } from 'zod';
import { paragraphs } from './wire';

/** The domain says what's wrong with a text; this only keeps out what no field can need. */
const text = paragraphs(20_000).optional();

/** An event's practical details in a reply. */
export const practicalReply = {
  meetingPoint: z.string(),
  whatToBring: z.string(),
  /** 1 to 5; 0 if the organizer doesn't say */
  difficulty: z.int(),
  difficultyNote: z.string(),
  languages: z.string(),
  accessibility: z.string(),
  /** one thing per line */
  notIncluded: z.string(),
} satisfies Record<keyof PracticalDetails, z.ZodType>;

/** The texts of a create or edit call; the difficulty is a number in one and text in the other. */
export const practicalTexts = {
  meetingPoint: text,
  whatToBring: text,
  difficultyNote: text,
  languages: text,
  accessibility: text,
  notIncluded: text,
} satisfies Record<Exclude<keyof PracticalDetails, 'difficulty'>, z.ZodType>;
