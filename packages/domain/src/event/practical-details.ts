import { noMeetingSpot, spotProblems, type MeetingSpot } from './meeting-spot';
import { filledLists, listProblems, noPracticalLists, type PracticalLists } from './practical-lists';
import { maxDifficulty } from './practical-text';

/** What each text is called where it's shown and in the form, and its most characters; in the order of the form. */
export const practicalTextRules = {
  meetingPoint: { name: 'Meeting point', label: 'Meeting point', most: 300 },
  whatToBring: { name: 'What to bring', label: 'What to bring', most: 1000 },
  /** What makes it as hard as that: '14 km and 500 m up a day'. */
  difficultyNote: { name: 'Difficulty', label: 'About the difficulty', most: 300 },
  languages: { name: 'Language', label: 'Languages', most: 200 },
  accessibility: { name: 'Accessibility', label: 'Accessibility', most: 1000 },
  /** What the price doesn't include, one thing per line. */
  notIncluded: { name: 'Not included', label: 'Not included', most: 1000 },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly label: string; readonly most: number }>>;

export type PracticalText = keyof typeof practicalTextRules;
/** In the order of the form. */
export const practicalTexts = Object.keys(practicalTextRules) as readonly PracticalText[];

/** Something of each text, by the text's key. */
export function ofEachText<Value>(value: (name: PracticalText) => Value): Readonly<Record<PracticalText, Value>> {
  return Object.fromEntries(practicalTexts.map((name) => [name, value(name)])) as Record<PracticalText, Value>;
}

/**
 * What people ask before they book, in the organizer's words. An empty text or list, or 0, isn't shown.
 * Source: docs/rules/events.md, "Good to know".
 */
export interface PracticalDetails extends PracticalLists, MeetingSpot, Readonly<Record<PracticalText, string>> {
  /** 1 (very easy) to 5 (very hard); 0 if the organizer doesn't say. */
  readonly difficulty: number;
}

export const noPracticalDetails: PracticalDetails = {
  ...ofEachText(() => ''),
  difficulty: 0,
  ...noMeetingSpot,
  ...noPracticalLists,
};

type Given = { readonly [Name in keyof PracticalDetails]?: PracticalDetails[Name] | undefined };

/** The practical details among other fields. @param before what those have that aren't given */
export function practicalDetails(given: Given, before: PracticalDetails = noPracticalDetails): PracticalDetails {
  return {
    ...ofEachText((name) => given[name] ?? before[name]),
    // Null is given, too: it removes the spot.
    meetingLatitude: given.meetingLatitude === undefined ? before.meetingLatitude : given.meetingLatitude,
    meetingLongitude: given.meetingLongitude === undefined ? before.meetingLongitude : given.meetingLongitude,
    difficulty: given.difficulty ?? before.difficulty,
    ...filledLists({
      itinerary: given.itinerary ?? before.itinerary,
      questions: given.questions ?? before.questions,
    }),
  };
}

/** What's wrong with them, by field. */
export function* practicalProblems(details: PracticalDetails): Iterable<readonly [field: string, sentence: string]> {
  for (const name of practicalTexts) {
    const { most } = practicalTextRules[name];
    if (details[name].trim().length > most) yield [name, `Please use at most ${most} characters`];
  }
  const { difficulty } = details;
  if (!(Number.isInteger(difficulty) && difficulty >= 0 && difficulty <= maxDifficulty))
    yield ['difficulty', 'Please choose how hard it is'];
  yield* spotProblems(details);
  yield* listProblems(details);
}
