import { attendeeNameMaxLength } from '@ascendant/domain/booking/guests';
import {
  waiverTextMaxLength,
  waiverTitleMaxLength,
  signedNameMaxLength,
  signingPlaces,
} from '@ascendant/domain/booking/waiver';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, boolean, date, foreignKey, smallint } from 'drizzle-orm/pg-core';
import { bookingAttendees } from './attendees';
import { bytes, createdAt, id, instant, lengthBetween, oneOf } from './columns';
import { eventSeries } from './event-series';
import { gateDevices } from './organizations';
import { users } from './users';

/**
 * What an organizer asks everyone who comes to sign, for all dates of a series, in versions. A version is never changed: who signed it has
 * signed exactly this text. Triggers: waivers.sql beside this file.
 */
export const waivers = pgTable(
  'waivers',
  {
    id: id(),
    seriesId: integer('series_id')
      .notNull()
      .references(() => eventSeries.id, { onDelete: 'cascade' }),
    /** From 1. */
    version: integer('version').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** SHA-256 of the text in UTF-8, in hex. */
    textHash: text('text_hash').notNull(),
    /** The earliest version whose signatures still count. */
    countsFrom: integer('counts_from').notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When the organizer stopped asking for it; null while it's asked, if it's the newest. */
    endedAt: instant('ended_at'),
  },
  (waiver) => [
    unique('waivers_version_unique').on(waiver.seriesId, waiver.version),
    index('waivers_created_by').on(waiver.createdBy),
    check('waivers_version', sql`${waiver.version} >= 1 and ${waiver.countsFrom} between 1 and ${waiver.version}`),
    check('waivers_title', lengthBetween(waiver.title, 1, waiverTitleMaxLength)),
    check('waivers_text', lengthBetween(waiver.text, 1, waiverTextMaxLength)),
    check('waivers_text_hash', sql`${waiver.textHash} ~ '^[0-9a-f]{64}$'`),
  ],
);

export type WaiverRow = typeof waivers.$inferSelect;

/**
 * A person's signature of a version of a waiver, with everything that's printed on its PDF, and the PDF once someone opened it. It
 * stays with the booking until `kept_until`, also once an account is gone. Triggers: waiver-signatures.sql beside this file.
 */
export const waiverSignatures = pgTable(
  'waiver_signatures',
  {
    id: id(),
    waiverId: integer('waiver_id')
      .notNull()
      .references(() => waivers.id, { onDelete: 'restrict' }),
    bookingId: integer('booking_id').notNull(),
    /** The attendee's index in the booking. */
    position: smallint('position').notNull(),
    /** Chosen by the device, so that a signature sent twice counts once. */
    signatureId: text('signature_id').notNull(),
    /** Who it's for, as they were called on the booking. A ticket with another name has no signature. */
    attendeeName: text('attendee_name').notNull(),
    /** Signed by a parent or guardian. */
    isGuardian: boolean('is_guardian').notNull(),
    /** As it was typed. */
    signedName: text('signed_name').notNull(),
    /** By the device's clock at a gate without a network, within what the database's clock allows. */
    signedAt: instant('signed_at').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
    place: text('place', { enum: signingPlaces }).notNull(),
    /** Who was signed in: the member of the team at a gate. Null for a link. */
    takenBy: integer('taken_by').references(() => users.id, { onDelete: 'set null' }),
    /** The gate device that took it. */
    gateDeviceId: integer('gate_device_id').references(() => gateDevices.id, { onDelete: 'set null' }),
    /** What it was for, as it was called then. */
    eventTitle: text('event_title').notNull(),
    eventStartDate: date('event_start_date').notNull(),
    organizerName: text('organizer_name').notNull(),
    keptUntil: date('kept_until').notNull(),
    /** Its PDF as it was first drawn; null before someone opened it. */
    pdf: bytes('pdf'),
  },
  (signature) => [
    foreignKey({
      name: 'waiver_signatures_attendee_fk',
      columns: [signature.bookingId, signature.position],
      foreignColumns: [bookingAttendees.bookingId, bookingAttendees.position],
    }).onDelete('restrict'),
    unique('waiver_signatures_id_unique').on(signature.signatureId),
    unique('waiver_signatures_once').on(
      signature.bookingId,
      signature.position,
      signature.waiverId,
      signature.attendeeName,
    ),
    index('waiver_signatures_waiver_id').on(signature.waiverId),
    index('waiver_signatures_taken_by').on(signature.takenBy),
    index('waiver_signatures_gate_device_id')
      .on(signature.gateDeviceId)
      .where(sql`${signature.gateDeviceId} is not null`),
    index('waiver_signatures_kept_until').on(signature.keptUntil),
    check('waiver_signatures_place', oneOf(signature.place, signingPlaces)),
    check('waiver_signatures_signed_name', lengthBetween(signature.signedName, 1, signedNameMaxLength)),
    check('waiver_signatures_attendee_name', lengthBetween(signature.attendeeName, 1, attendeeNameMaxLength)),
  ],
);

export type WaiverSignatureRow = typeof waiverSignatures.$inferSelect;
