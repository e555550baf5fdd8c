import { memberRoles } from '@ascendant/domain/organization/members';
import { emailMaxLength } from '@ascendant/domain/person/account-limits';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, lengthBetween, oneOf } from './columns';
import { users } from './users';

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

export type OrganizationInvitationRow = typeof organizationInvitations.$inferSelect;
