import { attendeeNameMaxLength } from '@ascendant/domain/booking/guests';
import { importSources } from '@ascendant/domain/imports/columns';
import { importRowStates, importStates } from '@ascendant/domain/imports/import-state';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { tickets } from './attendees';
import { bookings } from './bookings';
import { createdAt, id, instant, lengthBetween, oneOf } from './columns';
import { events } from './events';
import { users } from './users';

/** Files of bookings that organizers brought from other programs. The files themselves aren't stored. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    organizerId: integer('organizer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    source: text('source', { enum: importSources }).notNull(),
    state: text('state', { enum: importStates }).notNull().default('running'),
    /** Whether everyone with an address is sent their new ticket. */
    sendsTickets: boolean('sends_tickets').notNull(),
    /** Rows of the file that weren't imported, whatever the reason. */
    refused: integer('refused').notNull(),
    createdAt: createdAt(),
    /** When it was undone; null if it wasn't. */
    undoneAt: instant('undone_at'),
  },
  (row) => [
    index('imports_organizer_id').on(row.organizerId, row.id),
    index('imports_created_by').on(row.createdBy),
    check('imports_source', oneOf(row.source, importSources)),
    check('imports_state', oneOf(row.state, importStates)),
  ],
);

export type ImportRecordRow = typeof imports.$inferSelect;

/** What an import makes of each row of its file. Name and email are here only until the row's booking is made, or can't be. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Of the file. */
    line: integer('line').notNull(),
    organizerId: integer('organizer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of what the row is known by at its source, so that it's imported once. */
    sourceHash: text('source_hash').notNull(),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** Rows of one import with the same number are one booking. */
    party: integer('party').notNull(),
    name: text('name'),
    email: text('email'),
    people: smallint('people').notNull(),
    isChild: boolean('is_child').notNull(),
    /** As `imported_codes` has it. */
    codeHash: text('code_hash'),
    state: text('state', { enum: importRowStates }).notNull().default('waiting'),
    /** Null until it's made, and once it's undone. */
    bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
    /** Why it wasn't imported, or isn't undone. */
    problem: text('problem'),
  },
  (row) => [
    primaryKey({ columns: [row.importId, row.line] }),
    uniqueIndex('import_rows_once')
      .on(row.organizerId, row.sourceHash)
      .where(sql`${row.state} in ('waiting', 'booked')`),
    index('import_rows_event_id').on(row.eventId),
    index('import_rows_booking_id').on(row.bookingId),
    check('import_rows_state', oneOf(row.state, importRowStates)),
    check('import_rows_name', lengthBetween(row.name, 1, attendeeNameMaxLength)),
  ],
);

export type ImportRowRow = typeof importRows.$inferSelect;
export type NewImportRowRow = typeof importRows.$inferInsert;

/** Codes of tickets that were bought elsewhere: check-in admits the new ticket by its old code. */
export const importedCodes = pgTable(
  'imported_codes',
  {
    ticketId: integer('ticket_id')
      .primaryKey()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    organizerId: integer('organizer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256, in base64url, of what the old QR code says. */
    codeHash: text('code_hash').notNull(),
  },
  (code) => [unique('imported_codes_once').on(code.organizerId, code.codeHash)],
);
