import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { buildApp } from '../../../server/src/application/app';
import { unheardChanges, type Changes } from '../../../server/src/database/changes';
import { databaseOn } from '../../../server/src/database/database';
import { readsOf } from '../../../server/src/database/replica/reads';
import { openLog } from '../../../server/src/http/request-log';
import { readConfig } from '../../../server/src/settings/config';
import { fakeClock, fakeFiles, fakeMailer, fakeSealer } from '../../../server/test/fake-adapters';

const pollMs = 100;

/** A statement with its values, as the driver got it. */
export type Statement = Pick<QueryConfig, 'text' | 'values'>;

/** Builds the application in this process to see which statements a request makes. */
export interface Recorder {
  /** @throws RangeError unless the request is answered with 200 */
  statementsOf(path: string, headers: Readonly<Record<string, string>>): Promise<readonly Statement[]>;
  /** Waits until the caller's scores are ready. */
  scoresReady(headers: Readonly<Record<string, string>>): Promise<void>;
  close(): Promise<void>;
}

/** As if every change was heard and there was none: the program then looks for none. */
export const noChanges: Changes = { ...unheardChanges, isHeard: () => true };

/** @param pool only for the recorder: every statement on it is recorded */
export async function openRecorder(pool: Pool, changes: Changes = unheardChanges): Promise<Recorder> {
  let seen: Statement[] = [];
  pool.on('connect', (client) => note(client, (statement) => seen.push(statement)));
  const config = readConfig({ APP_ENV: 'test', RATE_LIMITS: 'off', SEED: 'none' });
  const [clock, mailer, db] = [fakeClock(), fakeMailer(), databaseOn(pool)];
  const edge = { clock, mailer, files: fakeFiles(clock), sealer: fakeSealer(), log: openLog('silent') };
  const signal = { answers: async () => true, close: async () => undefined };
  const database = { pool, db, signal, reads: readsOf(db), changes };
  const app = await buildApp({ config, site: config.publicUrl, ...database, ...edge });
  return {
    statementsOf: async (path, headers) => {
      seen = [];
      const { statusCode, payload } = await app.http.inject({ method: 'GET', url: path, headers });
      if (statusCode !== 200) throw new RangeError(`${path} ${statusCode} ${payload}`);
      return seen.filter(({ text }) => !/^(begin|commit|set|rollback)/i.test(text ?? ''));
    },
    scoresReady: async (headers) => {
      const ask = () => app.http.inject({ method: 'GET', url: '/api/events?limit=1', headers });
      while ((await ask()).headers['x-scores-pending'] !== undefined) await sleep(pollMs);
    },
    close: () => app.http.close(),
  };
}

/** Every way to query ends in the client's `query`, with a text or a configuration first. */
function note(client: PoolClient, record: (statement: Statement) => void): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const noting = (first: unknown, ...rest: unknown[]): unknown => {
    const [values] = rest;
    const config = typeof first === 'string' ? { text: first } : (first as QueryConfig);
    record({ text: config.text, values: Array.isArray(values) ? values : (config.values ?? []) });
    return query(first, ...rest);
  };
  Object.assign(client, { query: noting });
}
