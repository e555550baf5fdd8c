import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** When each recurring task last ran, in any process; the health check uses it for the reconciler (rule ERR-07). */
export const taskRuns = pgTable('task_runs', {
  task: text('task').primaryKey(),
  endedAt: instant('ended_at').notNull().defaultNow(),
});

export type TaskRunRow = typeof taskRuns.$inferSelect;
