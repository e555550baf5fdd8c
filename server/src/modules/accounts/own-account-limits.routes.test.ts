import { ownAccountRoutes as routes } from '@ascendant/contract/own-account';
import { expect, it } from 'vitest';
import { buildAdmin, buildTraveller, factoryPassword, type SignedInPerson } from '../../../test/factories/people';
import { mailedCode } from '../../../test/factories/sign-ups';
import { testApp } from '../../../test/test-app';
import { accountsModule } from './accounts.module';

const app = await testApp({ modules: [accountsModule], settings: { RATE_LIMITS: 'on' } });

const request = ({ session, user }: SignedInPerson, newEmail: string) =>
  app.call(routes.requestEmailChange, { body: { currentEmail: user.email, newEmail } }, session);
const verify = ({ session }: SignedInPerson, verificationCode: string) =>
  app.call(routes.verifyEmailChange, { body: { verificationCode, step: 'verify-current' } }, session);

it('RAT the current password is guessed at most 10 times in 15 minutes', async () => {
  const { session } = await buildTraveller(app.db);
  const change = (currentPassword: string) =>
    app.call(routes.changePassword, { body: { currentPassword, newPassword: 'harbour 1987 lantern' } }, session);
  for (let round = 0; round < 10; round += 1) expect((await change(`guess ${round}`)).status).toBe(400);
  expect((await change(factoryPassword)).status).toBe(429);
});

it('RAT codes to change an email are sent once a minute, per account and per new address', async () => {
  const [one, other] = [await buildAdmin(app.db), await buildAdmin(app.db)];
  expect((await request(one, 'wanted@example.org')).status).toBe(200);
  expect((await request(one, 'another@example.org')).status).toBe(429);
  expect((await verify(one, await mailedCode(app, one.user.email))).status).toBe(200);
  expect((await request(other, 'wanted@example.org')).status).toBe(200);
  expect((await verify(other, await mailedCode(app, other.user.email))).status).toBe(429);
});

it('RAT codes to change an email are tried at most 20 times an hour', async () => {
  const admin = await buildAdmin(app.db);
  for (let round = 0; round < 20; round += 1) expect((await verify(admin, '000000')).status).toBe(400);
  expect((await verify(admin, '000000')).status).toBe(429);
});
