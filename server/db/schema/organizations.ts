import { keyNameMaxLength, keyScopes } from '@ascendant/domain/organization/api-key';
import { gateNameMaxLength } from '@ascendant/domain/organization/gate-device';
import { memberRoles } from '@ascendant/domain/organization/members';
import { emailMaxLength } from '@ascendant/domain/person/account-limits';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { allOf, createdAt, instant, oneOf, id, lengthBetween } from './columns';
import { eventSeries } from './event-series';
import { events } from './events';
import { resellers } from './resellers';
import { users } from './users';

/**
 * Who works in whose organization, besides its organizer, who has no row. An account is in one at most, so its id is the key. The next request
 * of a member reads it: there's nothing else to end.
 */
export const organizationMembers = pgTable(
  'organization_members',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The organizer's account, which the organization began with and whose earnings they are. */
    organizerId: integer('organizer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: memberRoles }).notNull(),
    joinedAt: instant('joined_at').notNull().defaultNow(),
  },
  (member) => [
    index('organization_members_organizer_id').on(member.organizerId),
    check('organization_members_role', oneOf(member.role, memberRoles)),
    check('organization_members_not_own', sql`${member.userId} <> ${member.organizerId}`),
  ],
);

/** The dates that a guide is assigned to. They go with the membership. */
export const eventGuides = pgTable(
  'event_guides',
  {
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => organizationMembers.userId, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (guide) => [primaryKey({ columns: [guide.userId, guide.eventId] }), index('event_guides_event_id').on(guide.eventId)],
);

/** The events of which a guide has all dates that weren't over when they were given them, and those to come. They go with the membership. */
export const seriesGuides = pgTable(
  'series_guides',
  {
    seriesId: integer('series_id')
      .notNull()
      .references(() => eventSeries.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => organizationMembers.userId, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (guide) => [
    primaryKey({ columns: [guide.userId, guide.seriesId] }),
    index('series_guides_series_id').on(guide.seriesId),
  ],
);

/** Invitations to an organization, by email. Only the hash of the link's secret is stored. Deleted some weeks after they end. */
export const organizationInvitations = pgTable(
  'organization_invitations',
  {
    id: id(),
    organizerId: integer('organizer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In lower case. The invitation belongs to this address. */
    email: text('email').notNull(),
    role: text('role', { enum: memberRoles }).notNull(),
    /** SHA-256 of the secret in the link. */
    tokenHash: text('token_hash').notNull(),
    invitedBy: integer('invited_by').references(() => users.id, { onDelete: 'set null' }),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    acceptedBy: integer('accepted_by').references(() => users.id, { onDelete: 'set null' }),
    withdrawnAt: instant('withdrawn_at'),
    createdAt: createdAt(),
  },
  (invitation) => [
    unique('organization_invitations_token_unique').on(invitation.tokenHash),
    uniqueIndex('organization_invitations_open_once')
      .on(invitation.organizerId, invitation.email)
      .where(sql`${invitation.acceptedAt} is null and ${invitation.withdrawnAt} is null`),
    index('organization_invitations_email').on(invitation.email),
    index('organization_invitations_invited_by').on(invitation.invitedBy),
    index('organization_invitations_accepted_by').on(invitation.acceptedBy),
    check('organization_invitations_role', oneOf(invitation.role, memberRoles)),
    check('organization_invitations_email', lengthBetween(invitation.email, 3, emailMaxLength)),
  ],
);

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

/** The events of which a gate device checks in all dates that weren't over when it was made, and those to come. */
export const gateDeviceSeries = pgTable(
  'gate_device_series',
  {
    deviceId: integer('device_id')
      .notNull()
      .references(() => gateDevices.id, { onDelete: 'cascade' }),
    seriesId: integer('series_id')
      .notNull()
      .references(() => eventSeries.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (series) => [
    primaryKey({ columns: [series.deviceId, series.seriesId] }),
    index('gate_device_series_series_id').on(series.seriesId),
  ],
);

export type GateDeviceRow = typeof gateDevices.$inferSelect;

/** What an organization's own programs prove themselves with. It belongs to the organization, and outlives the account that made it. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    organizerId: integer('organizer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** What the key begins with, so that people know it again. */
    start: text('start').notNull(),
    /** SHA-256 of what follows the prefix. */
    tokenHash: text('token_hash').notNull(),
    scopes: text('scopes', { enum: keyScopes }).array().notNull(),
    /** Of a reseller's key, which has no scopes; null for one of the organization's own. */
    resellerId: integer('reseller_id').references(() => resellers.id, { onDelete: 'cascade' }),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** Null for no end. */
    endsAt: instant('ends_at'),
    revokedAt: instant('revoked_at'),
    /** To the minute; null if it hasn't been used. */
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
  },
  (key) => [
    unique('api_keys_token_unique').on(key.tokenHash),
    index('api_keys_organizer_id').on(key.organizerId, key.id),
    index('api_keys_created_by').on(key.createdBy),
    index('api_keys_reseller_id').on(key.resellerId),
    check('api_keys_name', lengthBetween(key.name, 1, keyNameMaxLength)),
    check('api_keys_scopes', allOf(key.scopes, keyScopes)),
  ],
);

export type ApiKeyRow = typeof apiKeys.$inferSelect;
