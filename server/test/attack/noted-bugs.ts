import { sql } from 'drizzle-orm';
import type { TestApp } from '../test-app';

/** What the program itself has noted as failed: requests and jobs, in its log and in its tables. At most five of each. */
export async function notedBugs({ log, db }: TestApp): Promise<readonly unknown[]> {
  const lines = log.lines.filter((line) => line.includes('"level":"error"'));
  const errors = await db.execute(
    sql`select error_type, error_message, endpoint from error_logs where status_code >= 500 limit 5`,
  );
  const jobs = await db.execute(
    sql`select task_identifier, last_error from graphile_worker.jobs where last_error is not null limit 5`,
  );
  return [...lines.slice(0, 5), ...errors.rows, ...jobs.rows];
}

/** Where a text appears that someone only typed: in the log, the error log, the counts of limits, or the metrics. */
export async function notedText(app: TestApp, text: string): Promise<readonly unknown[]> {
  const lines = app.log.lines.filter((line) => line.includes(text));
  const errors = await app.db.execute(sql`select e::text from error_logs e where e::text like ${`%${text}%`} limit 5`);
  const counts = await app.db.execute(sql`select bucket from rate_limits where bucket like ${`%${text}%`} limit 5`);
  const metrics = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } });
  const shown = metrics.payload.split('\n').filter((line) => line.includes(text));
  return [...lines.slice(0, 5), ...errors.rows, ...counts.rows, ...shown];
}

/** For `METRICS_TOKEN`. */
export const metricsToken = 'metrics-of-the-attack-suite';
