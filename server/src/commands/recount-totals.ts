import { recountTotals } from '../database/totals.repository';
import type { Command } from './command';
import { onDatabase, print } from './on-database';

/** `npm run recount:totals`: adds up the kept totals again, from nothing, when rule INV-14 is broken. */
export const recountSiteTotals: Command = () =>
  onDatabase(async ({ db }) => {
    await recountTotals(db);
    print('The totals are those of the events and bookings.');
  });
