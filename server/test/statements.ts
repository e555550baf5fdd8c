import type { Pool, PoolClient } from 'pg';

/** The statements that some work sends to the database, in order and without their values. */
export async function statementsOf(pool: Pool, work: () => Promise<unknown>): Promise<readonly string[]> {
  const sent: string[] = [];
  const heard = new Set<PoolClient>();
  const hear = (client: PoolClient): void => {
    if (heard.has(client)) return;
    heard.add(client);
    const query = client.query.bind(client);
    const noting = (...asked: Parameters<typeof query>): unknown => {
      sent.push(textOf(asked[0]));
      return query(...asked);
    };
    Reflect.set(client, 'query', noting);
  };
  pool.on('acquire', hear);
  try {
    await work();
  } finally {
    pool.off('acquire', hear);
    for (const client of heard) Reflect.deleteProperty(client, 'query');
  }
  return sent;
}

function textOf(asked: unknown): string {
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : String(asked);
}
