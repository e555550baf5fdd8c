import type { Point } from '../point';
import { kindWords, type EventKind } from './kind-words';

/** What a plain line is about. */
export interface PlainTopic {
  readonly natalPoint: Point;
  /** Null for the kind of event. */
  readonly eventPoint: Point | null;
  readonly helps: boolean;
}

interface Template {
  readonly you: string;
  /** For a dependent; `{name}` is the first name. */
  readonly other: string;
}

interface Tones {
  readonly helps: Template;
  readonly strains: Template;
}

/** What a pair does, by the person's point. `{it}` is what the event's point is about. Source: docs/rules/matching-model.md, "Plain lines". */
const pairTemplates: Readonly<Record<Point, Tones>> = {
  Sun: {
    helps: same('{It} brings out the best in {whom}.'),
    strains: same('{It} may leave {whom} a bit cold.'),
  },
  Moon: {
    helps: same('{It} will make {whom} feel at home.'),
    strains: {
      you: 'You may not feel at ease with {it} at first.',
      other: '{name} may not feel at ease with {it} at first.',
    },
  },
  Mercury: {
    helps: { you: '{It} fits the way you think.', other: '{It} fits the way {name} thinks.' },
    strains: {
      you: '{It} doesn’t quite fit the way you think.',
      other: '{It} doesn’t quite fit the way {name} thinks.',
    },
  },
  Venus: {
    helps: { you: '{It} is just what you like.', other: '{It} is just what {name} likes.' },
    strains: { you: '{It} isn’t what you like most.', other: '{It} isn’t what {name} likes most.' },
  },
  Mars: {
    helps: same('{Whose} drive and {it} go well together.'),
    strains: same('{Whose} drive and {it} don’t quite line up.'),
  },
  Asc: {
    helps: { you: 'You’ll warm to {it} right away.', other: '{name} will warm to {it} right away.' },
    strains: { you: 'You may need time to warm to {it}.', other: '{name} may need time to warm to {it}.' },
  },
};

/** How the kind of event suits the person, whatever its sky. `{it}` is the kind. Source: docs/rules/matching-model.md, "Plain lines". */
const kindTemplates: Readonly<Record<Point, Tones>> = {
  Sun: {
    helps: { you: '{It} suits who you are.', other: '{It} suits who {name} is.' },
    strains: { you: '{It} isn’t your first choice.', other: '{It} isn’t {name}’s first choice.' },
  },
  Moon: {
    helps: same('{It} does {whom} good.'),
    strains: same('{It} may tire {whom} a bit.'),
  },
  Mercury: {
    helps: same('{It} gives {whom} lots to think of.'),
    strains: { you: '{It} isn’t first on your mind.', other: '{It} isn’t first on {name}’s mind.' },
  },
  Venus: {
    helps: { you: '{It} is what you call fun.', other: '{It} is what {name} calls fun.' },
    strains: { you: '{It} isn’t quite what you call fun.', other: '{It} isn’t quite what {name} calls fun.' },
  },
  Mars: {
    helps: { you: '{It} gives your drive a place to go.', other: '{It} gives {name}’s drive a place to go.' },
    strains: { you: '{It} doesn’t need all your drive.', other: '{It} doesn’t need all of {name}’s drive.' },
  },
  Asc: {
    helps: { you: '{It} suits your style.', other: '{It} suits {name}’s style.' },
    strains: { you: '{It} may not be your style.', other: '{It} may not be {name}’s style.' },
  },
};

/**
 * One reason as a sentence that needs no knowledge of astrology and fits the kind of event.
 * @param firstName given for a dependent
 * Source: docs/rules/matching-model.md, "Plain lines".
 */
export function plainLine({ natalPoint, eventPoint, helps }: PlainTopic, kind: EventKind, firstName?: string): string {
  const words = kindWords[kind];
  const templates = eventPoint === null ? kindTemplates : pairTemplates;
  const template = templates[natalPoint][helps ? 'helps' : 'strains'];
  return filled(template, eventPoint === null ? words.kind : words[eventPoint], firstName);
}

/** The same for a reason that contradicts one already named about the same thing. Source: docs/rules/matching-model.md, "Plain lines". */
export function otherSideLine({ eventPoint, helps }: PlainTopic, kind: EventKind, firstName?: string): string {
  const words = kindWords[kind];
  const template = same(helps ? 'Another side of {whom} likes {it}.' : 'Another side of {whom} isn’t so sure of {it}.');
  return filled(template, eventPoint === null ? words.kind : words[eventPoint], firstName);
}

/** What the day does for everyone. Source: docs/rules/matching-model.md, "Plain lines". */
export function plainDayLine(helps: boolean, kind: EventKind): string {
  const { kind: it } = kindWords[kind];
  return helps ? `It’s a good day for ${it}, for everyone.` : `It’s a tougher day for ${it}, for everyone.`;
}

function same(text: string): Template {
  return { you: text, other: text };
}

function filled(template: Template, it: string, firstName: string | undefined): string {
  const text = firstName === undefined ? template.you : template.other;
  return text
    .replace('{It}', capitalized(it))
    .replace('{it}', it)
    .replace('{whom}', firstName ?? 'you')
    .replace('{Whose}', firstName === undefined ? 'Your' : `${firstName}’s`)
    .replace('{name}', firstName ?? '');
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
