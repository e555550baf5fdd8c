import { fieldProblems, type FieldProblems } from '@ascendant/domain/event/form/field-problems';
import { bookedWholeText, capacityProblem, lockedFields, lockReason } from '@ascendant/domain/event/form/locked-fields';
import { tierField } from '@ascendant/domain/event/form/tier-form';
import { tooFewSeats } from '@ascendant/domain/event/runs-from';
import { refuse, type Refusal } from '@ascendant/domain/result';
import type { Queryable } from '../../../database/database';
import type { Choices } from './catalog-choice.repository';
import { clockProblems } from './clock-problems';
import type { EventEdit } from './edit-form';
import type { EventChanges } from './event-changes';
import { draftProblems, distanceProblems } from './event-draft';
import { categoryIds } from './event-form.presenter';
import type { EditableEvent } from './event-form.repository';
import { bookedTiers, isBookedWhole } from './event-writes.repository';

interface AskedEdit {
  readonly event: EditableEvent;
  readonly given: EventEdit;
  readonly changes: EventChanges;
  readonly choices: Choices;
  /** Whether a new photograph is a picture of the caller's that waits for an event. */
  readonly hasPicture: boolean;
}

/** Why an edit is refused: the first sentence, and one for each field. */
interface EditRefusal extends Refusal<'locked_field' | 'invalid_input'> {
  readonly fields: FieldProblems;
}

/**
 * Why an event can't be edited like this: what's locked, then what the form's rules refuse; null if it can.
 * Source: docs/rules/events.md, "Editing"; docs/rules/security.md, "Who may call what".
 */
export async function refuseEdit(tx: Queryable, asked: AskedEdit): Promise<EditRefusal | null> {
  const { event, changes } = asked;
  const locked = fieldProblems([
    ...lockProblems(asked),
    ...(await bookedTierProblems(tx, event, changes)),
    ...(await wholeDateProblems(tx, event, changes)),
  ]);
  const problems = {
    ...meetingProblems(asked),
    ...timeProblems(asked),
    ...ownProblems(asked),
    ...imageProblems(asked),
  };
  return refusalOf('locked_field', locked) ?? refusalOf('invalid_input', problems);
}

function refusalOf(code: EditRefusal['code'], fields: FieldProblems): EditRefusal | null {
  const [sentence] = Object.values(fields);
  return sentence === undefined ? null : { ...refuse(code, sentence), fields };
}

const dateFields = ['startDate', 'endDate'] as const;

function* lockProblems({ event, given, changes }: AskedEdit): Iterable<readonly [string, string]> {
  const locks = lockedFields(event);
  const { columns, tiers, removedTiers } = changes;
  const everything = locks.find(({ group }) => group === 'everything');
  if (everything !== undefined) return yield ['status', everything.reason];
  const pricing = lockReason(locks, 'pricing');
  if (pricing !== null && given.hasTiers && tiers.length + removedTiers.length > 0) yield ['pricingTiers', pricing];
  const age = lockReason(locks, 'minimumAge');
  if (age !== null && columns.minimumAge !== undefined) yield ['minimumAge', age];
  const dates = lockReason(locks, 'dates');
  for (const field of dateFields) if (dates !== null && columns[field] !== undefined) yield [field, dates];
  const full = columns.capacity === undefined ? null : capacityProblem(columns.capacity, event.seatsTaken);
  if (full !== null && given.values.capacity >= 1) yield ['capacity', full];
  const few = columns.capacity === undefined ? null : tooFewSeats(columns.capacity, event.runsFrom);
  if (few !== null && given.values.capacity >= 1) yield ['capacity', few];
}

/** Someone who has the whole date has what's added to it, too. */
async function wholeDateProblems(
  tx: Queryable,
  { id, capacity, seatsTaken }: EditableEvent,
  { columns }: EventChanges,
): Promise<readonly (readonly [string, string])[]> {
  const isRaised = seatsTaken > 0 && columns.capacity !== undefined && columns.capacity > capacity;
  return isRaised && (await isBookedWhole(tx, id)) ? [['capacity', bookedWholeText]] : [];
}

/** A booking keeps the tier it was made at. */
async function bookedTierProblems(
  tx: Queryable,
  event: EditableEvent,
  { removedTiers }: EventChanges,
): Promise<readonly (readonly [string, string])[]> {
  const booked = await bookedTiers(tx, event.id, removedTiers);
  return booked.map((type) => [
    tierField(type, 'adultPrice'),
    "Someone has booked at this price, so it can't be removed.",
  ]);
}

/** What the rules say about the fields that the edit changes; the others were accepted before. */
function ownProblems({ event, given, changes, choices }: AskedEdit): FieldProblems {
  const kept = { categoryIds: new Set(categoryIds(event)), features: new Set(event.features) };
  const problems = draftProblems(given, choices, kept);
  const isAsked = (field: string) =>
    field.startsWith('pricingTiers')
      ? given.hasTiers
      : listOf(field) === 'gallery'
        ? changes.gallery !== null
        : groupOf(columnOf(listOf(field))).some((column) => column in changes.columns);
  return fieldProblems(
    Object.entries(problems)
      .filter(([field]) => isAsked(field))
      .map(([field, sentence]) => [columnOf(field), sentence] as const),
  );
}

/** People meet near the event's place: asked when either moves. */
function meetingProblems({ event, given, changes: { columns } }: AskedEdit): FieldProblems {
  const isMoved = [...spot, 'latitude', 'longitude'].some((column) => column in columns);
  return isMoved ? distanceProblems(given.values, { ...event, ...withPlace(columns) }) : {};
}

/** What the clocks at the event's place say of its times: asked when a time changes, or the place that has the clocks. */
function timeProblems({ event, given, changes: { columns } }: AskedEdit): FieldProblems {
  const isAsked = [...when, 'timezone'].some((column) => column in columns);
  return isAsked ? clockProblems(given.values, columns.timezone ?? event.timezone) : {};
}

function withPlace({ latitude, longitude }: EventChanges['columns']) {
  return {
    ...(latitude === undefined ? {} : { latitude }),
    ...(longitude === undefined ? {} : { longitude }),
  };
}

const spot = ['meetingLatitude', 'meetingLongitude'];
const when = ['startDate', 'endDate', 'startTime', 'endTime'];
const categories = ['categoryId', ...[1, 2, 3, 4].map((place) => `secondaryCategoryId${place}`)];

/** The fields that a rule looks at together. */
function groupOf(column: string): readonly string[] {
  return [when, categories, spot].find((group) => group.includes(column)) ?? [column];
}

/** 'itinerary' of 'itinerary.0.title'. */
function listOf(field: string): string {
  return field.split('.', 1)[0] ?? field;
}

/** The edit payload calls the categories by their columns. Source: specification 2, section 3 (Payloads). */
function columnOf(field: string): string {
  return field === 'mainCategory' ? 'categoryId' : field.replace('secondaryCategory', 'secondaryCategoryId');
}

/** An edit keeps a photograph, removes it, or takes one that was uploaded for it. Source: docs/rules/security.md, "Who may call what". */
function imageProblems({ changes: { columns }, hasPicture }: AskedEdit): FieldProblems {
  const isNew = typeof columns.imageUrl === 'string';
  return isNew && !hasPicture ? { imageUrl: 'Please upload the picture first' } : {};
}
