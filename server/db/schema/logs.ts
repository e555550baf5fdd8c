import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';
import { users } from './users';

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

/** The only log with emails and IP addresses (rule ERR-04): details by allow-list, for admins only, kept 30 days. */
export const errorLogs = pgTable(
  'error_logs',
  {
    id: id(),
    errorType: text('error_type').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    email: text('email'),
    errorMessage: text('error_message').notNull(),
    errorDetails: jsonb('error_details').$type<Record<string, unknown>>(),
    userAgent: text('user_agent'),
    ipAddress: text('ip_address'),
    endpoint: text('endpoint'),
    httpMethod: text('http_method'),
    statusCode: integer('status_code'),
    /** What the person was told, so that we can find the row when they report it. */
    requestId: text('request_id'),
    createdAt: createdAt(),
  },
  (log) => [
    index('error_logs_created_at').on(log.createdAt, log.id),
    index('error_logs_user_id').on(log.userId),
    index('error_logs_request_id').on(log.requestId),
    index('error_logs_error_type').on(log.errorType, log.createdAt),
    index('error_logs_status_code').on(log.statusCode, log.createdAt),
    index('error_logs_text').using(
      'gin',
      sql`lower(${log.errorMessage} || ' ' || coalesce(${log.endpoint}, '')) gin_trgm_ops`,
    ),
  ],
);

export type ErrorLogRow = typeof errorLogs.$inferSelect;
