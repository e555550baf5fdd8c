import { ofEachText, practicalTextRules, practicalTexts } from '@ascendant/domain/event/practical-details';
import {
  practicalListRules,
  type EventQuestion,
  type ItineraryStep,
  type PracticalListName,
} from '@ascendant/domain/event/practical-lists';
import { maxDifficulty } from '@ascendant/domain/event/practical-text';
import { sql } from 'drizzle-orm';
import { check, doublePrecision, integer, jsonb, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { between, lengthBetween } from './columns';

/** 'what_to_bring'. */
const columnName = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What people ask before they book an event; empty, or 0, if the organizer doesn't say. */
export const practicalColumns = {
  ...ofEachText((name) => text(columnName(name)).notNull().default('')),
  /** Degrees; both null if it isn't known. */
  meetingLatitude: doublePrecision('meeting_latitude'),
  meetingLongitude: doublePrecision('meeting_longitude'),
  /** 1 to 5. */
  difficulty: integer('difficulty').notNull().default(0),
  itinerary: jsonb('itinerary').$type<readonly ItineraryStep[]>().notNull().default([]),
  questions: jsonb('questions').$type<readonly EventQuestion[]>().notNull().default([]),
};

type Practical = Readonly<Record<keyof typeof practicalColumns, AnyPgColumn>>;

export function practicalChecks(event: Practical) {
  return [
    ...practicalTexts.map((name) =>
      check(`events_${columnName(name)}`, lengthBetween(event[name], 0, practicalTextRules[name].most)),
    ),
    check('events_meeting_latitude', between(event.meetingLatitude, -90, 90)),
    check('events_meeting_longitude', between(event.meetingLongitude, -180, 180)),
    check('events_meeting_spot', sql`(${event.meetingLatitude} is null) = (${event.meetingLongitude} is null)`),
    check('events_difficulty', between(event.difficulty, 0, maxDifficulty)),
    check('events_itinerary', isShortList(event.itinerary, 'itinerary')),
    check('events_questions', isShortList(event.questions, 'questions')),
  ];
}

/**
 * Check: a list as long as its rule allows. The texts in it are checked when they're written: this is asked at every update of an event,
 * as when a seat is sold.
 */
function isShortList(column: AnyPgColumn, list: PracticalListName) {
  const most = sql.raw(String(practicalListRules[list].most));
  return sql`case when jsonb_typeof(${column}) = 'array' then jsonb_array_length(${column}) <= ${most} else false end`;
}
