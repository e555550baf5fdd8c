import { admissionOutcomes } from '@ascendant/domain/booking/check-in';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { tickets } from './attendees';
import { id, instant, oneOf } from './columns';
import { gateDevices } from './organizations';
import { users } from './users';

/** Every scan of a ticket, including those made offline and sent later. At most one scan per ticket is `admitted` and not undone. */
export const checkIns = pgTable(
  'check_ins',
  {
    id: id(),
    ticketId: integer('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    /** Chosen by the scanning device, so that a scan sent twice counts once. */
    scanId: text('scan_id').notNull(),
    outcome: text('outcome', { enum: admissionOutcomes }).notNull(),
    /** By the device's clock, for scans made offline. */
    scannedAt: instant('scanned_at').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
    scannedBy: integer('scanned_by').references(() => users.id, { onDelete: 'set null' }),
    /** The gate device that scanned it; `scannedBy` is then who made the device. */
    gateDeviceId: integer('gate_device_id').references(() => gateDevices.id, { onDelete: 'set null' }),
    /** Confirmed by the person who scanned, because check-in wasn't open yet. */
    isEarly: boolean('is_early').notNull().default(false),
    /** When the admission was undone, and by whom; null if it counts. */
    undoneAt: instant('undone_at'),
    undoneBy: integer('undone_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (scan) => [
    unique('check_ins_scan_unique').on(scan.scanId),
    uniqueIndex('check_ins_admitted_once')
      .on(scan.ticketId)
      .where(sql`${scan.outcome} = 'admitted' and ${scan.undoneAt} is null`),
    index('check_ins_ticket_id').on(scan.ticketId),
    index('check_ins_gate_device_id')
      .on(scan.gateDeviceId)
      .where(sql`${scan.gateDeviceId} is not null`),
    check('check_ins_outcome', oneOf(scan.outcome, admissionOutcomes)),
  ],
);

export type NewCheckInRow = typeof checkIns.$inferInsert;
