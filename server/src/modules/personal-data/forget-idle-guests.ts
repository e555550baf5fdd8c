import { inTransaction, type Database } from '../../database/database';
import * as erase from './erase.repository';
import * as guests from './idle-guests.repository';

/** How many guests one run forgets. */
const batch = 200;

/** The job: deletes guests who never booked. What they'd begun to pay stays as amounts without names. Source: rule PRI-06. */
export async function forgetIdleGuests(db: Database): Promise<void> {
  for (const id of await guests.findIdleGuests(db, batch))
    await inTransaction(db, async (tx) => {
      if (!(await guests.lockIdleGuest(tx, id))) return;
      await erase.forgetAttendees(tx, id);
      await erase.forgetCards(tx, id);
      await guests.forgetGuestTraces(tx, id);
      await erase.deletePerson(tx, id);
    });
}
