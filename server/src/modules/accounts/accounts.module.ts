import type { ApplicationContext } from '../../application/application-context';
import type { Module } from '../../application/module';
import { bindAccounts } from './accounts.routes';
import { sessionReader } from './sessions.service';
import { sweepAccounts } from './sweep-accounts.repository';

const sweepSeconds = 3600;

/** Signing up, in and out, sessions, passwords. */
export const accounts: Module = {
  name: 'accounts',
  register: ({ bind, config, db, jobs, limits, sessions }: ApplicationContext) => {
    sessions.readWith(sessionReader(db));
    bindAccounts(bind, { db, limits, publicUrl: config.publicUrl });
    jobs.define('sweep_accounts', () => sweepAccounts(db));
    jobs.every(sweepSeconds, 'sweep_accounts');
  },
};
