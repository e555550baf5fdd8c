import { fieldProblems, type FieldProblems } from '../event/form/field-problems';
import { maxAttendeesPerBooking } from '../event/limits';
import { cents, formatDollars, parseDollars, toDecimal } from '../money';
import { oldestAge, type PriceType } from './price-type';
import { percentPoints } from './rates';
import { maxTicketPrice, tooDearText } from './tier';

/** How many an event has. */
export const maxPriceTypes = 10;
export const priceTypeNameMaxLength = 30;
export const proofMaxLength = 60;
/** The most seats of a date that a package takes, unless it takes all. */
export const maxPackageSeats = 100;
/** $100,000.00 for everyone in it. */
const maxPackagePrice = cents(10_000_000);
/** The largest share of the adult price: what takes two places can cost twice as much. */
export const maxSharePercent = 200;

/** A price type as it's sent: a percentage or dollars as text. */
export interface PriceTypeForm extends Omit<PriceType, 'hundredths'> {
  readonly value: string;
}

export function priceTypeForm({ hundredths, ...type }: PriceType): PriceTypeForm {
  return { ...type, value: toDecimal(cents(hundredths)).replace(/\.00$/, '') };
}

/** The price type that a form without problems says. @throws RangeError for one that `priceTypeProblems` refuses */
export function readPriceType({ value, name, proof, ...type }: PriceTypeForm): PriceType {
  const hundredths = parseDollars(value.trim());
  if (hundredths === null) throw new RangeError('Not a price type');
  return { ...type, name: name.trim(), proof: proof.trim(), hundredths };
}

type Problem = readonly [field: string, sentence: string];

/**
 * What's wrong with an event's price types, by field: `priceTypes.0.name` and so on.
 * Source: docs/rules/pricing.md, "Price types".
 */
export function priceTypeProblems(types: readonly PriceTypeForm[]): FieldProblems {
  if (types.length > maxPriceTypes) return { priceTypes: `Add up to ${maxPriceTypes} price types` };
  return fieldProblems(
    types.flatMap((type, index) => {
      const before = types.slice(0, index).map(({ name }) => plainName(name));
      return [...problemsOf(type, ['adult', 'child', ...before])].map(([field, sentence]): Problem => [
        `priceTypes.${index}.${field}`,
        sentence,
      ]);
    }),
  );
}

function plainName(name: string): string {
  return name.trim().toLowerCase();
}

/** @param taken names that it can't have */
function* problemsOf({ name, kind, value, ...type }: PriceTypeForm, taken: readonly string[]): Iterable<Problem> {
  if (name.trim() === '') yield ['name', 'Please enter a name, such as Senior'];
  if (name.trim().length > priceTypeNameMaxLength)
    yield ['name', `A name can have up to ${priceTypeNameMaxLength} characters`];
  if (taken.includes(plainName(name))) yield ['name', 'This name is taken: choose another'];
  const problem = type.covers === undefined ? valueProblem(kind, value) : packagePriceProblem(kind, value);
  if (problem !== null) yield ['value', problem];
  yield* ageProblems(type);
  yield* type.covers === undefined ? seatProblems(type) : packageProblems(type);
  if (type.proof.trim().length > proofMaxLength) yield ['proof', `This can have up to ${proofMaxLength} characters`];
}

function* seatProblems({ seats = 1, perAdult = 1 }: Pick<PriceType, 'seats' | 'perAdult'>): Iterable<Problem> {
  if (seats !== 0 && seats !== 1) yield ['seats', 'A price type takes one seat, or none'];
  if (!(Number.isInteger(perAdult) && perAdult >= 1 && perAdult <= maxAttendeesPerBooking))
    yield ['perAdult', `Please choose from 1 to ${maxAttendeesPerBooking} per adult`];
}

function* packageProblems({
  covers = 0,
  seats,
  minAge,
  maxAge,
  perAdult,
}: Omit<PriceType, 'name' | 'kind' | 'hundredths'>): Iterable<Problem> {
  if (!(Number.isInteger(covers) && covers >= 1 && covers <= maxAttendeesPerBooking))
    yield ['covers', `A package is for 1 to ${maxAttendeesPerBooking} people`];
  if (seats !== null && !(Number.isInteger(seats) && (seats ?? 0) >= 1 && (seats ?? 0) <= maxPackageSeats))
    yield ['seats', `Please enter 1 to ${maxPackageSeats} seats, or leave it empty for the whole date`];
  if (minAge !== null || maxAge !== null || perAdult !== undefined)
    yield ['name', 'A package is for people of any age'];
}

/** What's wrong with the price of a package; null if nothing is. */
function packagePriceProblem(kind: PriceTypeForm['kind'], value: string): string | null {
  const price = parseDollars(value.trim());
  if (kind !== 'amount' || price === null) return 'Please enter an amount, such as 320';
  return price > maxPackagePrice ? `A package costs at most ${formatDollars(maxPackagePrice)}` : null;
}

function* ageProblems({ minAge, maxAge }: Pick<PriceType, 'minAge' | 'maxAge'>): Iterable<Problem> {
  for (const [field, age] of [
    ['minAge', minAge],
    ['maxAge', maxAge],
  ] as const)
    if (age !== null && !(Number.isInteger(age) && age >= 0 && age <= oldestAge))
      yield [field, `Please enter an age from 0 to ${oldestAge}, or leave it empty`];
  if (minAge !== null && maxAge !== null && maxAge < minAge)
    yield ['maxAge', 'The oldest can’t be younger than the youngest'];
}

/** What's wrong with a percentage or an amount; null if nothing is. */
function valueProblem(kind: PriceTypeForm['kind'], value: string): string | null {
  const hundredths = parseDollars(value.trim());
  if (kind === 'amount') {
    if (hundredths === null) return 'Please enter an amount, such as 25 or 0';
    return hundredths > maxTicketPrice ? tooDearText : null;
  }
  const isWithin = hundredths !== null && hundredths <= maxSharePercent * percentPoints;
  return isWithin ? null : `Please enter a percentage from 0 to ${maxSharePercent}, such as 85`;
}
