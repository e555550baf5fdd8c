import type { FieldProblems } from '@ascendant/domain/event/form/field-problems';
import { tierField } from '@ascendant/domain/event/form/tier-form';
import { practicalTexts } from '@ascendant/domain/event/practical-details';
import { filledLists } from '@ascendant/domain/event/practical-lists';
import type { EventValues } from './event-values';
import { controlLabels } from './field-labels';
import { filledTiers } from './form-values';
import { problemFields, type ProblemField } from './problem-fields';

/** A part of the form: a panel with a heading. */
interface FormPart {
  readonly headingId: string;
  readonly label: string;
  /** The last control of it, in the order of the screen. */
  readonly last: string;
  /** Whether it says nothing yet; only of parts that may. */
  readonly isEmpty?: (values: EventValues) => boolean;
}

const isBlank = (...texts: readonly string[]) => texts.every((text) => text.trim() === '');

/** In the order of the screen. */
const parts: readonly FormPart[] = [
  { headingId: 'event-what', label: 'What and where', last: 'features' },
  {
    headingId: 'event-gallery',
    label: 'More pictures',
    last: 'gallery.root',
    isEmpty: (form) => form.gallery.length === 0,
  },
  { headingId: 'event-when', label: 'When', last: 'childCarer' },
  {
    headingId: 'event-practical',
    label: 'Good to know',
    last: practicalTexts.at(-1) ?? 'difficulty',
    isEmpty: (form) =>
      Number(form.difficulty) === 0 && isBlank(form.meetingSpot, ...practicalTexts.map((name) => form[name])),
  },
  {
    headingId: 'event-itinerary',
    label: 'Itinerary',
    last: 'itinerary.root',
    isEmpty: (form) => filledLists(form).itinerary.length === 0,
  },
  {
    headingId: 'event-questions',
    label: 'Questions and answers',
    last: 'questions.root',
    isEmpty: (form) => filledLists(form).questions.length === 0,
  },
  { headingId: 'event-pricing', label: 'Pricing tiers', last: 'cancellationPolicy' },
];

/** How a part of the form stands. */
export interface PartState extends Pick<FormPart, 'headingId' | 'label'> {
  /** What's missing or wrong, in the order of the screen. */
  readonly missing: readonly ProblemField[];
  /** It may be left out, and is. */
  readonly isLeftOut: boolean;
}

const order = [...controlLabels.keys()];
const ends = parts.map(({ last }) => order.indexOf(last));

/** A draft can do without a price, but no one can book it then, so it can't be sent. */
function missingPrice(values: EventValues): FieldProblems {
  return filledTiers(values).length > 0 ? {} : { [tierField('regular', 'adultPrice')]: 'Add at least one price' };
}

/** How each part of the form stands, in the order of the screen. @param problems of all controls, whether someone has been there or not */
export function partStates(values: EventValues, problems: FieldProblems): readonly PartState[] {
  const fields = problemFields({ ...missingPrice(values), ...problems }).map((field) => ({
    field,
    part: ends.findIndex((end) => order.indexOf(field.name) <= end),
  }));
  return parts.map(({ headingId, label, isEmpty }, index) => ({
    headingId,
    label,
    missing: fields.filter(({ part }) => part === index).map(({ field }) => field),
    isLeftOut: isEmpty?.(values) ?? false,
  }));
}
