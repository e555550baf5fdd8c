import process from 'node:process';
import { openPool } from '../../../src/database/connection';
import { databaseOn } from '../../../src/database/database';
import { buildCrowd } from '../../factories/crowd';
import { buildEvent, buildFreeEvent } from '../../factories/events';

/**
 * Copied among the sources of each release, so that its own factories make what they know: what it imports has to stay where 1.0.0 has it. Prints two events and people who are signed in.
 * The argument is the database.
 */
const pool = openPool(process.argv[2] ?? '', () => undefined);
const db = databaseOn(pool);
const seats = { capacity: 20_000 };
const paid = await buildEvent(db, seats);
const free = await buildFreeEvent(db, seats);
const people = await buildCrowd(db, 1500);
await pool.end();
process.stdout.write(JSON.stringify({ paidEventId: paid.event.id, freeEventId: free.event.id, people }));
