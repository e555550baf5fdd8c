import { trimmedLines } from '../plain-text';

/** One step of an event's itinerary, in the organizer's words. */
export interface ItineraryStep {
  /** When it is, as people say it: 'Day 2', '4:15 a.m.'; may be empty. */
  readonly when: string;
  readonly title: string;
  readonly text: string;
}

/** A question that people often ask about an event, with its answer. */
export interface EventQuestion {
  readonly question: string;
  readonly answer: string;
}

/** What an event says in several entries, each of several texts. */
export interface PracticalLists {
  /** In the order in which it happens. */
  readonly itinerary: readonly ItineraryStep[];
  readonly questions: readonly EventQuestion[];
}

export const noPracticalLists: PracticalLists = { itinerary: [], questions: [] };

interface TextRule {
  /** The most characters. */
  readonly max: number;
  /** What's said when it's empty; without it, it may be. */
  readonly missing?: string;
}

interface ListRule<Entry> {
  /** The most entries. */
  readonly most: number;
  readonly tooMany: string;
  readonly texts: Readonly<Record<keyof Entry, TextRule>>;
}

const maxSteps = 20;
const maxQuestions = 10;

/** How long the lists and their texts may be. Source: docs/rules/events.md, "Itinerary and questions". */
export const practicalListRules = {
  itinerary: {
    most: maxSteps,
    tooMany: `Please use at most ${maxSteps} steps`,
    texts: { when: { max: 30 }, title: { max: 80, missing: 'Please name this step' }, text: { max: 400 } },
  },
  questions: {
    most: maxQuestions,
    tooMany: `Please use at most ${maxQuestions} questions`,
    texts: {
      question: { max: 150, missing: 'Please enter the question' },
      answer: { max: 800, missing: 'Please enter the answer' },
    },
  },
} as const satisfies {
  readonly itinerary: ListRule<ItineraryStep>;
  readonly questions: ListRule<EventQuestion>;
};

export type PracticalListName = keyof PracticalLists;

/** The lists without entries that have no text at all: those don't exist. */
export function filledLists({ itinerary, questions }: PracticalLists): PracticalLists {
  return {
    itinerary: itinerary.map(({ when, title, text }) => ({ when, title, text })).filter(isFilled),
    questions: questions.map(({ question, answer }) => ({ question, answer })).filter(isFilled),
  };
}

function isFilled(entry: object): boolean {
  return Object.values(entry).some((text) => typeof text === 'string' && trimmedLines(text) !== '');
}

/** What's wrong with the lists, by field: `itinerary.0.title`, or `itinerary` for the list as a whole. Empty entries are fine. */
export function* listProblems(lists: PracticalLists): Iterable<readonly [field: string, sentence: string]> {
  yield* problemsOf('itinerary', lists.itinerary, practicalListRules.itinerary);
  yield* problemsOf('questions', lists.questions, practicalListRules.questions);
}

function* problemsOf<Entry extends object>(
  list: PracticalListName,
  entries: readonly Entry[],
  rule: ListRule<Entry>,
): Iterable<readonly [string, string]> {
  if (entries.filter(isFilled).length > rule.most) yield [list, rule.tooMany];
  for (const [index, entry] of entries.entries()) {
    if (!isFilled(entry)) continue;
    for (const [name, { max, missing }] of Object.entries<TextRule>(rule.texts)) {
      const text = trimmedLines(String(entry[name as keyof Entry]));
      const field = `${list}.${index}.${name}`;
      if (text === '' && missing !== undefined) yield [field, missing];
      if (text.length > max) yield [field, `Please use at most ${max} characters`];
    }
  }
}
