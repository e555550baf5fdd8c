import type { ApplicationContext } from '../../application/application-context';
import type { Module } from '../../application/module';
import { changeOwnAccount, lockOwnAccount, ownAccount } from './account.service';
import { bindAccounts, forgetSession, bindConfirmation, bindOwnSessions } from './accounts.routes';
import { renewLateAsked, sendAskedCode } from './asked-code.service';
import { confirmPassword } from './confirm-password';
import { renewLateChange } from './email-change.service';
import { bindFactors } from './factors.routes';
import { bindOwnAccount } from './own-account.routes';
import { endSessionsOf, findSessionsOf } from './sessions.repository';
import { sessionReader } from './sessions.service';
import { renewLateCodes } from './sign-up.service';
import { sweepAccounts } from './sweep-accounts.repository';
import { createUser } from './user-creation.service';
import { presentUser } from './user.presenter';
import { databaseNow } from './users.repository';

const sweepSeconds = 3600;

/** Signing up, in and out, sessions, passwords. */
export const accountsModule: Module = {
  name: 'accounts',
  register: ({ bind, config, db, jobs, limits, mailConditions, sealer, sessions }: ApplicationContext) => {
    const deps = { db, limits, sealer, publicUrl: config.publicUrl, requiresFactor: config.requiresSecondFactor };
    sessions.readWith(sessionReader(deps));
    bindAccounts(bind, deps);
    bindOwnSessions(bind, deps);
    bindOwnAccount(bind, deps);
    bindConfirmation(bind, deps);
    bindFactors(bind, deps);
    jobs.define('send_reset_code', (asked) => sendAskedCode(db, asked));
    jobs.define('send_sign_in_code', (asked) => sendAskedCode(db, asked));
    mailConditions.defineCode('verification_code', ({ to }) => renewLateCodes(db, to));
    mailConditions.defineCode('password_reset_code', ({ to }) => renewLateAsked(db, to, 'reset-password'));
    mailConditions.defineCode('sign_in_code', ({ to }) => renewLateAsked(db, to, 'sign-in'));
    mailConditions.defineCode('email_change_code', async ({ userId }) =>
      userId === null ? undefined : renewLateChange(db, userId),
    );
    jobs.define('sweep_accounts', () => sweepAccounts(db));
    jobs.every(sweepSeconds, 'sweep_accounts');
  },
};

/** What later modules use. */
export const accounts = {
  changeOwnAccount,
  confirmPassword,
  createUser,
  databaseNow,
  endSessionsOf,
  findSessionsOf,
  forgetSession,
  lockOwnAccount,
  ownAccount,
  presentUser,
};
