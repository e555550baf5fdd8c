import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { databaseOn, inTransaction } from '../../src/database/database';
import { testDatabase } from '../../test/test-database';
import { runLong } from './long-statement';

it('a long statement may take longer than the driver waits for others', async () => {
  const { url } = await testDatabase();
  const pool = new Pool({ connectionString: url, query_timeout: 2000, pipeline: true });
  // The driver gives up by closing the connection.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    const db = databaseOn(pool);
    await expect(inTransaction(db, (tx) => tx.execute(sql`select pg_sleep(2.5)`))).rejects.toThrow();
    await inTransaction(db, (tx) => runLong(tx, 'select pg_sleep(2.5)'));
  } finally {
    await pool.end();
  }
});
