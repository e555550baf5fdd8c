import { eventFormProblems, type EventFormValues } from '@ascendant/domain/event/form/event-form';
import { fieldProblems, hasProblems, type FieldProblems } from '@ascendant/domain/event/form/field-problems';
import { tierProblems, tierTerms, type TierFormValues, type TierTerms } from '@ascendant/domain/event/form/tier-form';
import { hasSpot } from '@ascendant/domain/event/meeting-place';
import { distanceProblem, type MeetingSpot } from '@ascendant/domain/event/meeting-spot';
import type { ApplicationContext } from '../../../application/application-context';
import { AppError } from '../../../errors/app-error';
import { places } from '../../places/places.module';
import type { Choice, Choices } from './catalog-choice.repository';
import type { EventPlace } from './event-place.service';

/** What events are created and edited with. */
export type EditorDeps = Pick<ApplicationContext, 'db' | 'config' | 'limits' | 'eventScores' | 'files' | 'log'>;

/** An event as someone filled it in, before the rules have been asked. */
export interface EventDraft {
  readonly values: EventFormValues;
  /** Names, in the organizer's order. */
  readonly features: readonly string[];
  readonly tiers: readonly TierFormValues[];
}

/** What an event had before an edit: it may keep categories and features that are no longer active. */
export interface Kept {
  readonly categoryIds: ReadonlySet<number>;
  readonly features: ReadonlySet<string>;
}

export const nothingKept: Kept = { categoryIds: new Set(), features: new Set() };

/**
 * What's wrong with an event, by field, as the rules of the form say it.
 * Source: specification 2, section 5 (Event form); docs/rules/events.md, "The event form".
 */
export function draftProblems(draft: EventDraft, choices: Choices, kept: Kept = nothingKept): FieldProblems {
  const { values, tiers } = draft;
  return {
    ...fieldProblems(choiceProblems(draft, choices, kept)),
    ...tierProblems(tiers, values),
    ...eventFormProblems(values),
  };
}

function* choiceProblems(
  { values, features }: EventDraft,
  choices: Choices,
  kept: Kept,
): Iterable<readonly [string, string]> {
  const ids = [values.mainCategory, ...values.secondaryCategories];
  for (const [index, id] of ids.entries())
    if (id !== null && !kept.categoryIds.has(id) && !isOffered(choices.categories, (each) => each.id === id))
      yield [index === 0 ? 'mainCategory' : `secondaryCategory${index}`, 'Please choose a category from the list'];
  for (const name of features)
    if (!kept.features.has(name) && !isOffered(choices.features, (each) => each.name === name))
      yield ['features', 'Please choose features from the list'];
}

function isOffered(choices: readonly Choice[], isIt: (choice: Choice) => boolean): boolean {
  return choices.some((choice) => choice.isActive && isIt(choice));
}

/** @throws AppError invalid_input when something is wrong */
export function refuseProblems(problems: FieldProblems): void {
  if (hasProblems(problems)) throw new AppError('invalid_input', { fields: problems });
}

/** The tiers as they're stored. @throws RangeError for tiers with problems */
export function termsOf({ tiers, values }: Pick<EventDraft, 'tiers' | 'values'>): readonly TierTerms[] {
  return tiers.map((tier) => tierTerms(tier, values.minimumAge));
}

/** What's wrong with where people meet, seen from the event's place. Nothing is while we don't know that place. */
export function distanceProblems(
  spot: MeetingSpot,
  { latitude, longitude }: Pick<EventPlace, 'latitude' | 'longitude'>,
): FieldProblems {
  const { meetingLatitude, meetingLongitude } = spot;
  if (latitude === null || longitude === null || !hasSpot(spot)) return {};
  const meeting = { latitude: meetingLatitude ?? latitude, longitude: meetingLongitude ?? longitude };
  const problem = distanceProblem(places.distanceKm({ latitude, longitude }, meeting));
  return problem === null ? {} : { meetingLatitude: problem };
}
