import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { TestApp } from '../test-app';
import { markup } from './shapes';

/** For `METRICS_TOKEN`. */
export const metricsToken = 'metrics-of-the-attack-suite';

/** A reply, as far as the checks look at it. */
export interface SeenReply {
  readonly statusCode: number;
  readonly payload: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** What only someone with the source or the database should see. None of the shapes contains any of it. */
const leaks: readonly RegExp[] = [
  /\bat (?:async )?[\w.<>]+ \((?:file:|\/|node:)/,
  /node_modules/,
  /\$argon2id/,
  /Failed query/,
  /syntax error at or near/,
  /violates \w+(?: \w+)? constraint/,
  /relation "\w+" does not exist/,
  /root:x:0:0/,
];

/** What's wrong with a reply to hostile input; empty if nothing is. */
export function faultsIn({ statusCode, payload, headers }: SeenReply): readonly string[] {
  const type = String(headers['content-type'] ?? '');
  return [
    ...(statusCode >= 500 ? [`${statusCode}`] : []),
    ...leaks.filter((leak) => leak.test(payload)).map((leak) => `a leak: ${leak.source}`),
    ...(type.startsWith('text/html') && runs(payload) ? ['markup that would run'] : []),
    ...(headers['set-cookie'] !== undefined && String(headers['set-cookie']).includes('zq=')
      ? ['a planted header']
      : []),
    ...(statusCode >= 400 && type.startsWith('application/json') && !isError(payload)
      ? ['an error in another shape']
      : []),
    ...(String(headers['location'] ?? '').includes('zq.example') ? ['a redirect elsewhere'] : []),
  ];
}

/** Whether a page has our markup as markup. Inside a script's data, an escaped `<` is enough. */
function runs(html: string): boolean {
  return html.includes('<script>zqAttack') || html.includes('<img src=x onerror=zqAttack') || html.includes(markup);
}

/** Ours (rule ERR-01), or that of the standard by which resellers book. */
const errorShapes = [
  ['error', 'message', 'code', 'requestId'],
  ['error', 'errorMessage'],
];

function isError(payload: string): boolean {
  const body: unknown = JSON.parse(payload);
  return errorShapes.some((keys) => keys.every((key) => typeof body === 'object' && body !== null && key in body));
}

/**
 * How many of these attempts, all made at the same time, aren't refused by a limit. One that's told the server is busy keeps no place in the
 * limit, so it's made again, as a client would.
 */
export async function allowedAtOnce(count: number, attempt: () => Promise<SeenReply>): Promise<number> {
  const answered = async (): Promise<SeenReply> => {
    let reply = await attempt();
    for (let again = 0; reply.statusCode === 503 && again < mostRetries; again += 1) {
      await sleep(50);
      reply = await attempt();
    }
    return reply;
  };
  const replies = await Promise.all(Array.from({ length: count }, answered));
  return replies.filter(({ statusCode }) => statusCode !== 429 && statusCode !== 503).length;
}

/** A minute, by tries. */
const mostRetries = 1200;

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
