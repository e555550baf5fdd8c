import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Who an export is about. */
export interface Subject {
  readonly userId: number;
  /** In lower case. */
  readonly email: string;
}

/** A table with rows about a person. */
export interface PersonalTable {
  readonly table: PgTable;
  /** What the page calls it. */
  readonly title: string;
  /** Which of its rows are about the person. */
  readonly about: (subject: Subject) => SQL | undefined;
  /** Columns that aren't exported, each with its reason. */
  readonly withheld?: Readonly<Record<string, string>>;
  /** A column that's encrypted: exported under another name, as it was before. */
  readonly sealed?: {
    readonly column: string;
    readonly as: string;
    /** What the value of a row was encrypted for. */
    readonly placeOf: (row: Readonly<Record<string, unknown>>) => string;
  };
}

export const secret = 'a secret that would let anyone act as you';
export const colleague = 'about someone else: who did it';

export const ownDependents = ({ userId }: Subject) => sql`(select id from dependents where user_id = ${userId})`;
export const ownBookings = ({ userId }: Subject) => sql`(select id from bookings where user_id = ${userId})`;
export const ownPayments = (subject: Subject) =>
  sql`(select id from payments where booking_id in ${ownBookings(subject)})`;
export const ownTickets = (subject: Subject) =>
  sql`(select id from tickets where booking_id in ${ownBookings(subject)})`;
