import type { QuestionKind, QuestionScope } from '@ascendant/domain/question/question';

/** A question of the demo, and what people answered in turn; null for those who didn't. */
interface DemoQuestion {
  readonly scope: QuestionScope;
  readonly kind: QuestionKind;
  readonly text: string;
  readonly options?: readonly string[];
  readonly isRequired?: true;
  readonly fromAge?: number;
  readonly isSensitive?: true;
  readonly answers: readonly (string | null)[];
}

/** The demo event whose travellers are asked something after they've booked; they've answered what's required. */
export const askingEvent = 'canmore-igloos';

export const demoQuestions: readonly DemoQuestion[] = [
  {
    scope: 'booking',
    kind: 'text',
    text: 'Emergency contact: name and phone number',
    isRequired: true,
    isSensitive: true,
    answers: ['Ingrid, a sister, 902 555 0114', 'Paul, next door, 403 555 0171', 'Grandma Lise, 418 555 0128'],
  },
  {
    scope: 'person',
    kind: 'text',
    text: 'Allergies, or what you don’t eat',
    isSensitive: true,
    answers: [null, 'Peanuts', 'Vegetarian', null, 'No fish'],
  },
  {
    scope: 'person',
    kind: 'choice',
    text: 'Size of snowshoes',
    options: ['Child', 'S', 'M', 'L'],
    isRequired: true,
    answers: ['M', 'L', 'Child', 'S'],
  },
  {
    scope: 'person',
    kind: 'yes_no',
    text: 'Have you slept in the snow before?',
    fromAge: 12,
    answers: ['no', 'no', 'yes'],
  },
];

/** The demo event that asks everyone who comes to sign. One person in the demo traveller's party hasn't. */
export const signedEvent = 'sunshine-meadows';

export const demoWaiver = {
  title: 'Risks of walking in the mountains',
  text: [
    'Mountain walking is dangerous. Weather changes within minutes, paths are steep and icy in places, rocks fall, and there are bears. Help can take many hours.',
    'I’m fit enough for three days of 10 to 14 km. I’ve told the guides about anything that could affect me on the way. I do what they ask for my safety and for the others’.',
    'I come at my own risk. I won’t claim against Larch Valley Guides for what the mountains do, as far as the law of Alberta allows me to agree to that.',
  ].join('\n\n'),
} as const;
