import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

/** Before and after of the fields that changed, without personal data. */
export type AuditChanges = Record<string, { before: unknown; after: unknown }>;

/**
 * Who did what to what (rule ERR-06), written in the transaction that does it. Append-only: triggers refuse UPDATE, TRUNCATE, and
 * DELETE of rows younger than the two years of rule PRI-06. No foreign keys, since a deleted account must not change it.
 * Triggers: audit-log.sql beside this file.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for visitors and for the program itself. */
    actorId: integer('actor_id'),
    actorRole: text('actor_role').notNull(),
    /** Noun and verb: `event.published`, `sign_in.failed`. */
    action: text('action').notNull(),
    targetType: text('target_type'),
    targetId: text('target_id'),
    changes: jsonb('changes').$type<AuditChanges>(),
    requestId: text('request_id'),
    createdAt: createdAt(),
  },
  (entry) => [
    index('audit_log_created_at').on(entry.createdAt, entry.id),
    index('audit_log_target').on(entry.targetType, entry.targetId, entry.createdAt),
    index('audit_log_actor_id').on(entry.actorId, entry.createdAt),
    index('audit_log_action').on(entry.action, entry.createdAt),
  ],
);

export type AuditLogRow = typeof auditLog.$inferSelect;
export type NewAuditLogRow = typeof auditLog.$inferInsert;
