import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';
import { users } from './users';

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
export type NewErrorLogRow = typeof errorLogs.$inferInsert;
