import { calendarDay, clockTime, isCalendarDay, isClockTime } from '@ascendant/domain/calendar-day';
import { maxListLimit, maxManagedOffset } from '@ascendant/domain/list-limits';
import { parseDollars, type Cents } from '@ascendant/domain/money';
import { isPlainLine, isPlainText, trimmedLines, trimmedText } from '@ascendant/domain/plain-text';
import { z } from 'zod';
import { tryFromWire } from './money';

/** Ids are positive whole numbers below 2^31; anything else counts as not found. Source: rule AUT-04. */
export const id = z
  .int()
  .positive()
  .lt(2 ** 31);

/** How many, or the number of a version: a whole number that fits where it's stored. */
export const count = z
  .int()
  .min(0)
  .lt(2 ** 31);

/** An id in a path or query, where it arrives as text. */
export const idText = z
  .union([z.string().regex(/^[1-9]\d{0,9}$/), z.number()])
  .transform(Number)
  .pipe(id);

export const idParams = z.object({ id: idText });

/** Which part of a list of managed things; all of it without a limit. */
export const listPage = {
  limit: z.coerce.number().int().min(1).max(maxListLimit).optional(),
  /** how many to skip */
  offset: z.coerce.number().int().min(0).max(maxManagedOffset).optional(),
};

/** An amount in a reply, '544.00'. See money.ts. */
export const priceText = z.string().regex(/^\d+\.\d{2}$/);

/** The same where an amount can be negative: '-12.50'. */
export const signedPriceText = z.string().regex(/^-?\d+\.\d{2}$/);

/** An amount from a client, as a number or text; it's only compared, never charged. @returns cents */
export const claimedAmount = z.union([z.number(), z.string()]).transform((value, context): Cents => {
  const amount = tryFromWire(value);
  if (amount !== null) return amount;
  context.addIssue({ code: 'custom', message: 'Not an amount of money' });
  return z.NEVER;
});

/** An amount from a client that's written as it is, so it's never rounded. @param least cents @returns cents */
export function exactAmount(least: number) {
  return z.union([z.number(), z.string()]).transform((value, context): Cents => {
    const amount = parseDollars(value);
    if (amount !== null && amount >= least) return amount;
    context.addIssue({ code: 'custom', message: 'Please enter an amount like 12.50' });
    return z.NEVER;
  });
}

/** A date that exists, `YYYY-MM-DD`. */
export const day = z
  .string()
  .refine(isCalendarDay, 'Please select a valid date. The selected date does not exist.')
  .transform((text) => calendarDay(text));

/** A local clock time, `HH:MM`. */
export const clock = z
  .string()
  .refine(isClockTime, 'Please enter a time as HH:MM')
  .transform((text) => clockTime(text));

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** The offsets of an event's clocks around its start, so that no browser needs rules of its own (`packages/domain/src/zone-clock.ts`). */
export const zoneOffsets = z.array(z.int()).min(1);

/**
 * One line of text: NFC, trimmed, no line breaks or control characters, no bidi overrides. A text in which nothing can be seen is empty.
 * Source: rule INP-02.
 */
export function line(max: number, required?: string) {
  const text = z
    .string()
    .transform(trimmedText)
    .pipe(z.string().max(max, `Please use at most ${max} characters`).refine(isPlainLine, 'Please use plain text'));
  return required === undefined ? text : text.refine((value) => value.length > 0, required);
}

/** Several lines of text; line breaks are kept, as one kind. */
export function paragraphs(max: number, required?: string) {
  const text = z
    .string()
    .transform(trimmedLines)
    .pipe(z.string().max(max, `Please use at most ${max} characters`).refine(isPlainText, 'Please use plain text'));
  return required === undefined ? text : text.refine((value) => value.length > 0, required);
}
