import { ownAccountRoutes } from '@ascendant/contract/own-account';
import type { CallName } from '@ascendant/contract/routes';
import { sql } from 'drizzle-orm';
import { accountDeletions } from '../../db/schema/account-deletions';
import { birthInHalifax, buildDependent, factoryPassword } from '../factories/people';
import { mailedCode, newcomer, signUp } from '../factories/sign-ups';
import {
  birth,
  callerId,
  family,
  fresh,
  idOf,
  knownPassword,
  newEmail,
  newPassword,
  type Example,
} from './example-rows';
import { createdPasskey, firstCode, storedPasskey, usedPasskey, withApp, withoutApp } from './factor-examples';

/** Examples of the calls about accounts, one's own person and data. `examples.ts` has the others. */
export const accountExamples: Partial<Record<CallName, Example>> = {
  // accounts
  login: { send: async (world) => ({ body: { username: (await fresh(world)).username, password: factoryPassword } }) },
  // An admin creates an account, everyone else begins to sign up.
  register: { send: () => ({ body: newcomer() }), answers: { admin: 201 } },
  resendVerification: { send: async (world) => ({ body: { email: (await fresh(world)).email } }) },
  verifyEmail: {
    send: async ({ app }) => {
      const { email, code } = await signUp(app);
      return { body: { email, code } };
    },
  },
  requestPasswordReset: { send: async (world) => ({ body: { email: (await fresh(world)).email } }) },
  confirmPasswordReset: {
    send: async (world) => {
      const { email } = await fresh(world);
      const payload = { email };
      await world.app.inject({ method: 'POST', url: '/api/password-reset-request', payload });
      const resetCode = await mailedCode(world.app, email);
      return { body: { email, resetCode, newPassword: 'a ridge above the trees' } };
    },
  },
  // help
  contactUs: {
    send: () => ({
      body: {
        name: 'Maya',
        email: 'maya@mail.example',
        topic: 'Tickets',
        bookingReference: '',
        message: 'My ticket doesn’t open.',
      },
    }),
  },
  // people
  updateProfile: { send: () => ({ body: birth }) },
  updateDateOfBirth: { send: () => ({ body: { dateOfBirth: '1990-05-04' } }) },
  updateBirthInfo: { send: () => ({ body: birth }) },
  addDependent: { send: () => ({ body: family }) },
  updateDependent: {
    send: async ({ app, people }) => ({
      params: { id: (await buildDependent(app.db, people.traveller)).id },
      body: family,
    }),
  },
  dependentChart: {
    send: async ({ app, people }) => ({
      params: { id: (await buildDependent(app.db, people.traveller, birthInHalifax)).id },
    }),
  },
  removeDependent: {
    send: async ({ app, people }) => ({ params: { id: (await buildDependent(app.db, people.traveller)).id } }),
  },
  // personal data
  endSession: {
    send: async (world) => ({
      params: {
        id: await idOf(
          world,
          sql`insert into auth_tokens (user_id, token, cookie_token, expires_at, absolute_expires_at)
            select ${world.people.traveller}, t, t, now() + interval '1 day', now() + interval '1 day'
            from (select encode(sha256(random()::text::bytea), 'hex') as t) as fresh returning id`,
        ),
      },
    }),
  },
  exportPersonalData: { send: async (world) => ({ body: { password: await knownPassword(world) } }) },
  requestDeletion: {
    send: async (world) => ({
      body: { password: await knownPassword(world), confirmation: 'delete my account', giveUpBookings: true },
    }),
    // Their events are live.
    answers: { organizer: 409 },
  },
  cancelDeletion: {
    send: async (world) => {
      const userId = await callerId(world);
      const dueAt = new Date(Date.now() + 86_400_000);
      await world.app.db
        .insert(accountDeletions)
        .values({ userId, dueAt, givesUpBookings: true })
        .onConflictDoNothing();
      return {};
    },
  },
  // one's own account
  updateAccount: { send: () => ({ body: { firstName: 'Maya', lastName: 'Lindqvist' } }) },
  changePassword: { send: async (world) => ({ body: await newPassword(world) }) },
  changeAdminPassword: { send: async (world) => ({ body: await newPassword(world) }) },
  requestEmailChange: { send: async (world) => ({ body: await newEmail(world) }) },
  verifyEmailChange: {
    send: async (world) => {
      const body = await newEmail(world);
      if (world.identity !== 'admin') return { body: { verificationCode: '000000', step: 'verify-current' } };
      await world.app.call(ownAccountRoutes.requestEmailChange, { body }, world.session);
      const verificationCode = await mailedCode(world.app, body.currentEmail);
      return { body: { verificationCode, step: 'verify-current' } };
    },
  },
  confirmIdentity: { send: async (world) => ({ body: { password: await knownPassword(world) } }) },
  beginApp: { send: withoutApp },
  confirmApp: { send: async (world) => ({ body: { code: await firstCode(world) } }) },
  removeApp: { send: withApp },
  renewRecoveryCodes: { send: withApp },
  addPasskey: { send: createdPasskey, status: 201 },
  renamePasskey: {
    send: async (world) => ({
      params: { id: (await storedPasskey(world, world.people.traveller)).id },
      body: { name: 'Work laptop' },
    }),
    owner: 'traveller',
  },
  removePasskey: {
    send: async (world) => ({ params: { id: (await storedPasskey(world, world.people.traveller)).id } }),
    owner: 'traveller',
  },
  loginWithPasskey: { send: usedPasskey },
  sendTestTicket: {
    send: ({ eventId }) => ({
      body: { eventId, customerEmail: 'maya@example.org', customerName: 'Maya Lindqvist' },
    }),
  },
};
