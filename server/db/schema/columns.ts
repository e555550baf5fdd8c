import { clockTimePattern } from '@ascendant/domain/calendar-day';
import { sql, type SQL } from 'drizzle-orm';
import { customType, integer, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** Ids are positive integers below 2^31 (rule AUT-04). Seed data may set its own; for everything else the database assigns them. */
export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

/** A UTC instant to the millisecond, so JavaScript reads back exactly what's stored, and cursors are exact. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Set by the database clock (rule PAY-18). */
export const createdAt = () => instant('created_at').notNull().defaultNow();

/** Set by every update made through drizzle, by the database clock. */
export const updatedAt = () =>
  instant('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => sql`now()`);

/** Raw bytes. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** From a moment to a moment, the second excluded, as PostgreSQL writes it. */
export const momentRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/** 32-bit floats, little-endian, four bytes each: a vector of docs/rules/matching-model.md, "Event vector". */
export const floatVector = customType<{ data: Float32Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (numbers) => Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength),
  fromDriver: (bytes) => new Float32Array(new Uint8Array(bytes).buffer),
});

/** A document's weighted words, for full-text search. */
export const searchDocument = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Check: one of a closed list. Null passes, as in every SQL check. */
export function oneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}

/** Check: an array of words from a closed list. */
export function allOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} <@ array[${sql.raw(values.map((value) => `'${value}'`).join(', '))}]`;
}

/** Check: a text with this many characters. */
export function lengthBetween(column: AnyPgColumn, min: number, max: number): SQL {
  return sql`char_length(${column}) between ${sql.raw(String(min))} and ${sql.raw(String(max))}`;
}

/** Check: a number between two bounds, inclusive. */
export function between(column: AnyPgColumn, min: number, max: number): SQL {
  return sql`${column} between ${sql.raw(String(min))} and ${sql.raw(String(max))}`;
}

/** Check: a text with `min` to `max` of these characters. @param character a bracket expression such as `[a-z]` */
export function charactersBetween(column: AnyPgColumn, character: string, min: number, max: number): SQL {
  return sql`${column} ~ ${sql.raw(`'^${character}{${min},${max}}$'`)}`;
}

/** Check: a clock time `HH:MM`, 00:00 to 23:59. */
export function isClockTime(column: AnyPgColumn): SQL {
  return sql`${column} ~ ${sql.raw(`'^${clockTimePattern}$'`)}`;
}

/** Check: `HH:MM`, one of the periods of the birth forms, or 'unknown'. */
export function isBirthTime(column: AnyPgColumn, periods: readonly string[]): SQL {
  return sql`${column} ~ ${sql.raw(`'^(${clockTimePattern}|${periods.join('|')}|unknown)$'`)}`;
}
