import { noMeetingSpot, spotProblems, type MeetingSpot } from './meeting-spot';
import { filledLists, listProblems, noPracticalLists, type PracticalLists } from './practical-lists';
import { maxDifficulty } from './practical-text';

/**
 * What people ask before they book, in the organizer's words. An empty text or list, or 0, isn't shown.
 * Source: docs/rules/events.md, "Good to know".
 */
export interface PracticalDetails extends PracticalLists, MeetingSpot {
  readonly meetingPoint: string;
  readonly whatToBring: string;
  /** 1 (very easy) to 5 (very hard); 0 if the organizer doesn't say. */
  readonly difficulty: number;
  /** What makes it as hard as that: '14 km and 500 m up a day'. */
  readonly difficultyNote: string;
  readonly languages: string;
  readonly accessibility: string;
  /** What the price doesn't include, one thing per line. */
  readonly notIncluded: string;
}

export const noPracticalDetails: PracticalDetails = {
  meetingPoint: '',
  whatToBring: '',
  difficulty: 0,
  difficultyNote: '',
  languages: '',
  accessibility: '',
  notIncluded: '',
  ...noMeetingSpot,
  ...noPracticalLists,
};

/** The most characters of each text. */
export const practicalTextLimits = {
  meetingPoint: 300,
  whatToBring: 1000,
  difficultyNote: 300,
  languages: 200,
  accessibility: 1000,
  notIncluded: 1000,
} as const satisfies Partial<Record<keyof PracticalDetails, number>>;

export type PracticalText = keyof typeof practicalTextLimits;
/** In the order of the form. */
export const practicalTexts = Object.keys(practicalTextLimits) as readonly PracticalText[];

/** What each text is called where admins look at an event. */
export const practicalTextNames: Readonly<Record<PracticalText, string>> = {
  meetingPoint: 'Meeting point',
  whatToBring: 'What to bring',
  difficultyNote: 'Difficulty',
  languages: 'Language',
  accessibility: 'Accessibility',
  notIncluded: 'Not included',
};

type Given = { readonly [Name in keyof PracticalDetails]?: PracticalDetails[Name] | undefined };

/** The practical details among other fields. @param before what those have that aren't given */
export function practicalDetails(given: Given, before: PracticalDetails = noPracticalDetails): PracticalDetails {
  return {
    meetingPoint: given.meetingPoint ?? before.meetingPoint,
    // Null is given, too: it removes the spot.
    meetingLatitude: given.meetingLatitude === undefined ? before.meetingLatitude : given.meetingLatitude,
    meetingLongitude: given.meetingLongitude === undefined ? before.meetingLongitude : given.meetingLongitude,
    whatToBring: given.whatToBring ?? before.whatToBring,
    difficulty: given.difficulty ?? before.difficulty,
    difficultyNote: given.difficultyNote ?? before.difficultyNote,
    languages: given.languages ?? before.languages,
    accessibility: given.accessibility ?? before.accessibility,
    notIncluded: given.notIncluded ?? before.notIncluded,
    ...filledLists({
      itinerary: given.itinerary ?? before.itinerary,
      questions: given.questions ?? before.questions,
    }),
  };
}

/** What's wrong with them, by field. */
export function* practicalProblems(details: PracticalDetails): Iterable<readonly [field: string, sentence: string]> {
  for (const [field, max] of Object.entries(practicalTextLimits)) {
    const text = details[field as keyof typeof practicalTextLimits];
    if (text.trim().length > max) yield [field, `Please use at most ${max} characters`];
  }
  const { difficulty } = details;
  if (!(Number.isInteger(difficulty) && difficulty >= 0 && difficulty <= maxDifficulty))
    yield ['difficulty', 'Please choose how hard it is'];
  yield* spotProblems(details);
  yield* listProblems(details);
}
