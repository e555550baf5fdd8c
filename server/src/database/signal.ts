import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';

const timeoutMs = 1500;

/** Whether the database answers. It's asked on a connection of its own: a pool whose connections are all in use isn't an outage. */
export interface DatabaseSignal {
  /** Whether it answers within 1.5 seconds. Those who ask meanwhile get the same answer. Never throws. */
  answers(): Promise<boolean>;
  close(): Promise<void>;
}

/** Connects when it's first asked. Source: rule CRA-15. */
export function databaseSignal(connectionString: string): DatabaseSignal {
  const pool = new Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    keepAlive: true,
    allowExitOnIdle: true,
  });
  // Its next question opens another connection.
  pool.on('error', () => undefined);
  let asked: Promise<boolean> | undefined;
  let closed: Promise<void> | undefined;
  const ask = async (): Promise<boolean> => {
    const answered = pool.query('select 1').then(
      () => true,
      () => false,
    );
    return Promise.race([answered, sleep(timeoutMs, false, { ref: false })]);
  };
  return {
    answers: () =>
      (asked ??= ask().finally(() => {
        asked = undefined;
      })),
    close: () => (closed ??= pool.end()),
  };
}
