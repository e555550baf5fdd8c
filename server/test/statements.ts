import type { Pool, PoolClient } from 'pg';

/** The statements that some work sends to the database, in order and without their values. */
export async function statementsOf(pool: Pool, work: () => Promise<unknown>): Promise<readonly string[]> {
  return (await roundTripsOf(pool, work)).flat();
}

/** Those of them that have no name. */
export async function unnamedStatementsOf(pool: Pool, work: () => Promise<unknown>): Promise<readonly string[]> {
  return (await askedBy(pool, work))
    .flat()
    .filter(({ isNamed }) => !isNamed)
    .map(({ text }) => text);
}

/** The same by round trip: statements are in one if they're sent before the first of them is answered. */
export async function roundTripsOf(pool: Pool, work: () => Promise<unknown>): Promise<readonly (readonly string[])[]> {
  return (await askedBy(pool, work)).map((trip) => trip.map(({ text }) => text));
}

interface Asked {
  readonly text: string;
  readonly isNamed: boolean;
}

async function askedBy(pool: Pool, work: () => Promise<unknown>): Promise<readonly (readonly Asked[])[]> {
  const trips: Asked[][] = [];
  const unanswered = new Map<PoolClient, Asked[]>();
  /** How each connection is asked otherwise. */
  const heard = new Map<PoolClient, PoolClient['query']>();
  const hear = (client: PoolClient): void => {
    if (heard.has(client)) return;
    heard.set(client, client.query);
    const query = client.query.bind(client);
    const noting = (...asked: Parameters<typeof query>): unknown => {
      const trip = unanswered.get(client) ?? [];
      if (trip.length === 0) trips.push(trip);
      trip.push(askedIn(asked[0]));
      unanswered.set(client, trip);
      const answered = (): boolean => unanswered.delete(client);
      const answer: unknown = query(...asked);
      if (answer instanceof Promise) void answer.then(answered, answered);
      // Sent by the pool itself, which asks one thing at a time.
      else answered();
      return answer;
    };
    Reflect.set(client, 'query', noting);
  };
  pool.on('acquire', hear);
  try {
    await work();
  } finally {
    pool.off('acquire', hear);
    for (const [client, query] of heard) Reflect.set(client, 'query', query);
  }
  return trips;
}

function askedIn(asked: unknown): Asked {
  if (typeof asked !== 'object' || asked === null || !('text' in asked)) return { text: String(asked), isNamed: false };
  return { text: String(asked.text), isNamed: 'name' in asked && Boolean(asked.name) };
}
