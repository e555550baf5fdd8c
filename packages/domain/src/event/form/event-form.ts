import type { CancellationPolicy } from '../../booking/cancellation-policy';
import { isCalendarDay, isClockTime, missingDayText } from '../../calendar-day';
import { clockText } from '../../date-form';
import { trimmedLines, trimmedText } from '../../plain-text';
import { numberText } from '../../site/locale';
import { galleryProblems, type GalleryPicture } from '../gallery';
import {
  childCarerMaxLength,
  descriptionMaxLength,
  descriptionMinLength,
  locationMaxLength,
  maxCapacity,
  maxCheckInOpensHours,
  maxDurationDays,
  maxMinimumAge,
  maxSecondaryCategories,
  titleMaxLength,
} from '../limits';
import { eventTimes, lengthProblem } from '../moved-times';
import { practicalProblems, type PracticalDetails } from '../practical-details';
import { fieldProblems, type FieldProblems } from './field-problems';

/** The event form as filled in: texts may be empty, numbers may be missing or fractions. Dates and times are the event's local ones. */
export interface EventFormValues extends PracticalDetails {
  readonly title: string;
  readonly description: string;
  readonly location: string;
  /** Category id; null when none is chosen. */
  readonly mainCategory: number | null;
  /** Category ids of the four optional fields, in order; null for an empty one. */
  readonly secondaryCategories: readonly (number | null)[];
  /** Days. NaN when the field is empty. */
  readonly duration: number;
  /** People. */
  readonly capacity: number;
  readonly minimumAge: number;
  /** Hours before the start. */
  readonly checkInOpensHours: number;
  /** Who looks after children who come without an adult; empty if no one does. */
  readonly childCarer: string;
  readonly cancellationPolicy: CancellationPolicy;
  /** `YYYY-MM-DD`. */
  readonly startDate: string;
  readonly endDate: string;
  /** `HH:MM`. */
  readonly startTime: string;
  readonly endTime: string;
  /** Further pictures, in their order. */
  readonly gallery: readonly GalleryPicture[];
}

type Problem = readonly [field: string, sentence: string];

/**
 * What's wrong with the event form, by field: `title`, `description`, `location`, `mainCategory`, `secondaryCategory1` to
 * `secondaryCategory4`, `duration`, `capacity`, `minimumAge`, `checkInOpensHours`,
 * `childCarer`, `startDate`, `endDate`, `startTime`, `endTime`, the practical details, and the gallery.
 * Source: specification 2, section 5 (Event form).
 */
export function eventFormProblems(form: EventFormValues): FieldProblems {
  return fieldProblems([
    ...textProblems(form),
    ...categoryProblems(form),
    ...numberProblems(form),
    ...dateProblems(form),
    ...practicalProblems(form),
    ...galleryProblems(form.gallery),
  ]);
}

function* textProblems(form: EventFormValues): Iterable<Problem> {
  const title = trimmedText(form.title);
  const location = trimmedText(form.location);
  const childCarer = trimmedText(form.childCarer);
  const description = trimmedLines(form.description);
  if (title === '') yield ['title', 'Title is required'];
  if (title.length > titleMaxLength) yield ['title', atMost(titleMaxLength)];
  if (description.length < descriptionMinLength)
    yield ['description', `Description must be at least ${descriptionMinLength} characters`];
  if (description.length > descriptionMaxLength) yield ['description', atMost(descriptionMaxLength)];
  if (location === '') yield ['location', 'Location is required'];
  if (location.length > locationMaxLength) yield ['location', atMost(locationMaxLength)];
  if (childCarer.length > childCarerMaxLength) yield ['childCarer', atMost(childCarerMaxLength)];
}

function atMost(characters: number): string {
  return `Please use at most ${characters} characters`;
}

/** Each category counts once. Source: specification 2, section 5 (Event form), 'up to four'. */
function* categoryProblems({ mainCategory, secondaryCategories }: EventFormValues): Iterable<Problem> {
  if (mainCategory === null) yield ['mainCategory', 'Main category is required'];
  const earlier = new Set([mainCategory]);
  for (const [index, id] of secondaryCategories.entries()) {
    const field = `secondaryCategory${index + 1}`;
    if (index >= maxSecondaryCategories) yield [field, `Choose up to ${maxSecondaryCategories} secondary categories`];
    if (id !== null && earlier.has(id)) yield [field, 'This category is already chosen'];
    if (id !== null) earlier.add(id);
  }
}

function* numberProblems({ duration, capacity, minimumAge, checkInOpensHours }: EventFormValues): Iterable<Problem> {
  if (!(duration >= 1)) yield ['duration', 'Duration must be at least 1 day'];
  if (duration > maxDurationDays) yield ['duration', `Duration cannot exceed ${maxDurationDays} days`];
  if (!Number.isInteger(duration)) yield ['duration', wholeNumber];
  if (!(capacity >= 1)) yield ['capacity', 'Capacity must be at least 1'];
  if (capacity > maxCapacity) yield ['capacity', `Capacity cannot exceed ${numberText(maxCapacity)}`];
  if (!Number.isInteger(capacity)) yield ['capacity', wholeNumber];
  if (!(minimumAge >= 0)) yield ['minimumAge', 'Minimum age must be 0 or higher'];
  if (minimumAge > maxMinimumAge) yield ['minimumAge', `Minimum age cannot exceed ${maxMinimumAge}`];
  if (!Number.isInteger(minimumAge)) yield ['minimumAge', wholeNumber];
  if (!Number.isInteger(checkInOpensHours)) yield ['checkInOpensHours', wholeNumber];
  if (!(checkInOpensHours >= 1 && checkInOpensHours <= maxCheckInOpensHours))
    yield ['checkInOpensHours', `Check-in can open 1 to ${maxCheckInOpensHours} hours before the start`];
}

const wholeNumber = 'Please enter a whole number';

function* dateProblems(form: EventFormValues): Iterable<Problem> {
  const { startDate, endDate, startTime, endTime } = form;
  if (startDate === '') yield ['startDate', 'Start date is required'];
  else if (!isCalendarDay(startDate)) yield ['startDate', missingDayText];
  if (endDate === '') yield ['endDate', 'End date is required'];
  else if (!isCalendarDay(endDate)) yield ['endDate', missingDayText];
  else if (isCalendarDay(startDate) && endDate < startDate)
    yield ['endDate', 'End date must be on or after start date'];
  if (startTime === '') yield ['startTime', 'Start time is required'];
  else if (!isClockTime(startTime)) yield ['startTime', 'Please enter a time as HH:MM'];
  if (endTime === '') yield ['endTime', 'End time is required'];
  else if (!isClockTime(endTime)) yield ['endTime', 'Please enter a time as HH:MM'];
  else if (startDate === endDate && isClockTime(startTime) && endTime <= startTime)
    yield ['endTime', 'End time must be after start time'];
  if ([startDate, endDate].every(isCalendarDay) && [startTime, endTime].every(isClockTime)) {
    const tooLong = lengthProblem(eventTimes(form));
    if (tooLong !== null) yield ['endDate', tooLong];
  }
}

/**
 * What's wrong with a time that the clocks at the event's place skip on that day.
 * @param time `HH:MM`
 * Source: docs/rules/events.md, "The event form".
 */
export function skippedTimeProblem(time: string): string {
  return `The clocks go forward that day, so ${clockText(time)} doesn’t exist. Please choose another time.`;
}

/** The same of a date that an event is repeated on. @param what begins or ends then */
export function skippedOnDateProblem(time: string, what: 'starts' | 'ends'): string {
  return `The clocks go forward then, so ${clockText(time)}, when it ${what}, doesn’t exist. Please choose another date.`;
}
