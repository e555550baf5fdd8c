import type { Module } from '../../application/module';
import { deleteAccounts } from './delete-accounts';
import { forgetIdleGuests } from './forget-idle-guests';
import { bindPersonalData } from './personal-data.routes';

const everySeconds = 300;
const daySeconds = 86_400;

/** All of a person's data at once: export and deletion. */
export const personalDataModule: Module = {
  name: 'personal-data',
  register: ({ bind, db, files, mailer, limits, clock, config, jobs, sealer }) => {
    bindPersonalData(bind, { db, files, limits, clock, sealer, publicUrl: config.publicUrl });
    jobs.define('delete_accounts', () => deleteAccounts({ db, files, mailer }));
    jobs.every(everySeconds, 'delete_accounts');
    jobs.define('forget_idle_guests', () => forgetIdleGuests(db));
    jobs.every(daySeconds, 'forget_idle_guests');
  },
};
