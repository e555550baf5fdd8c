import { gateNameMaxLength } from '@ascendant/domain/organization/gate-device';
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, lengthBetween } from './columns';
import { events } from './events';
import { users } from './users';

/** Phones that check people in without an account, by a link. Only the hash of the link's secret is stored. */
export const gateDevices = pgTable(
  'gate_devices',
  {
    id: id(),
    organizerId: integer('organizer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 'North gate' */
    name: text('name').notNull(),
    /** SHA-256 of the secret in the link. */
    tokenHash: text('token_hash').notNull(),
    /** Who made it, and answers for what it does. */
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endsAt: instant('ends_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** When it was last used; null while no phone has opened the link. To the minute. */
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
  },
  (device) => [
    unique('gate_devices_token_unique').on(device.tokenHash),
    index('gate_devices_organizer_id').on(device.organizerId, device.id),
    index('gate_devices_created_by').on(device.createdBy),
    check('gate_devices_name', lengthBetween(device.name, 1, gateNameMaxLength)),
  ],
);

/** The dates that a gate device checks in. */
export const gateDeviceEvents = pgTable(
  'gate_device_events',
  {
    deviceId: integer('device_id')
      .notNull()
      .references(() => gateDevices.id, { onDelete: 'cascade' }),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
  },
  (date) => [
    primaryKey({ columns: [date.deviceId, date.eventId] }),
    index('gate_device_events_event_id').on(date.eventId),
  ],
);

export type GateDeviceRow = typeof gateDevices.$inferSelect;
