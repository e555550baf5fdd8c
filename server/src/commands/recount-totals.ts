import { Pool } from 'pg';
import { databaseOn } from '../database/database';
import { openDatabase } from '../database/open-database';
import { recountTotals } from '../database/totals.repository';
import { refuseToStart } from '../lifecycle/refuse-to-start';
import { silently } from '../progress/progress';
import { readConfig } from '../settings/config';

/** `npm run recount:totals`: adds up the kept totals again, from nothing, when rule INV-14 is broken. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config, {
    say: (sentence) => void process.stderr.write(`${sentence}\n`),
    progress: silently,
  });
  // Without the timeouts of the program's own pool.
  const pool = new Pool({ connectionString: database.url, max: 1 });
  try {
    await recountTotals(databaseOn(pool));
    process.stdout.write('The totals are those of the events and bookings.\n');
  } finally {
    await pool.end();
    await database.stop();
  }
}

try {
  await main();
} catch (error) {
  refuseToStart(error);
}
