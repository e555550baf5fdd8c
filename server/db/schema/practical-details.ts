import { maxDifficulty, practicalTextLimits } from '@ascendant/domain/event/practical-details';
import { check, integer, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { between, lengthBetween } from './columns';

const empty = (name: string) => text(name).notNull().default('');

/** What people ask before they book an event; empty, or 0, if the organizer doesn't say. */
export const practicalColumns = {
  meetingPoint: empty('meeting_point'),
  whatToBring: empty('what_to_bring'),
  /** 1 to 5. */
  difficulty: integer('difficulty').notNull().default(0),
  difficultyNote: empty('difficulty_note'),
  languages: empty('languages'),
  accessibility: empty('accessibility'),
  /** One thing per line. */
  notIncluded: empty('not_included'),
};

type Practical = Readonly<Record<keyof typeof practicalColumns, AnyPgColumn>>;

export function practicalChecks(event: Practical) {
  return [
    check('events_meeting_point', lengthBetween(event.meetingPoint, 0, practicalTextLimits.meetingPoint)),
    check('events_what_to_bring', lengthBetween(event.whatToBring, 0, practicalTextLimits.whatToBring)),
    check('events_difficulty', between(event.difficulty, 0, maxDifficulty)),
    check('events_difficulty_note', lengthBetween(event.difficultyNote, 0, practicalTextLimits.difficultyNote)),
    check('events_languages', lengthBetween(event.languages, 0, practicalTextLimits.languages)),
    check('events_accessibility', lengthBetween(event.accessibility, 0, practicalTextLimits.accessibility)),
    check('events_not_included', lengthBetween(event.notIncluded, 0, practicalTextLimits.notIncluded)),
  ];
}
