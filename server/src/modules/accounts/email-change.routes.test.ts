import { accountRoutes } from '@ascendant/contract/account';
import { ownAccountRoutes as routes } from '@ascendant/contract/own-account';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { buildAdmin, buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { mailedCode } from '../../../test/factories/sign-ups';
import { testApp } from '../../../test/test-app';
import { accountsModule } from './accounts.module';

const app = await testApp({ modules: [accountsModule] });
let count = 0;
const freshAddress = () => `ruth.new${(count += 1)}@example.org`;

const request = ({ session, user }: SignedInPerson, newEmail: string, currentEmail = user.email) =>
  app.call(routes.requestEmailChange, { body: { currentEmail, newEmail } }, session);
const verify = ({ session }: SignedInPerson, verificationCode: string, step: 'verify-current' | 'verify-new') =>
  app.call(routes.verifyEmailChange, { body: { verificationCode, step } }, session);
const emailOf = async ({ session }: SignedInPerson) =>
  (await app.call(accountRoutes.currentUser, {}, session)).body.email;
const otherCode = (code: string) => (code === '111111' ? '222222' : '111111');

/** Goes as far as the code for the new address. */
async function halfway(): Promise<{ admin: SignedInPerson; newEmail: string; code: string }> {
  const [admin, newEmail] = [await buildAdmin(app.db), freshAddress()];
  await request(admin, newEmail);
  await verify(admin, await mailedCode(app, admin.user.email), 'verify-current');
  return { admin, newEmail, code: await mailedCode(app, newEmail) };
}

it('SES-10 is confirmed at the old address, then at the new one, and a notice goes to the old one', async () => {
  const [admin, newEmail] = [await buildAdmin(app.db), freshAddress()];
  expect((await request(admin, newEmail.toUpperCase(), admin.user.email.toUpperCase())).body).toMatchObject({
    step: 'verify-current',
  });
  const first = await mailedCode(app, admin.user.email);
  expect((await verify(admin, first, 'verify-current')).body).toMatchObject({ step: 'verify-new' });
  expect(await emailOf(admin)).toBe(admin.user.email);
  const second = await mailedCode(app, newEmail);
  expect((await verify(admin, second, 'verify-new')).body).toMatchObject({
    step: 'initial',
    message: 'Email changed successfully',
  });
  expect(await emailOf(admin)).toBe(newEmail);
  await app.runJobs();
  const notice = app.mailer.lastTo(admin.user.email);
  expect(notice.subject).toBe('Your Ascendant email was changed');
  expect(notice.text).not.toContain(newEmail);
  const audit = await app.db.execute<{ action: string; changes: unknown }>(
    sql`select action, changes from audit_log where actor_id = ${admin.id} order by id`,
  );
  expect(audit.rows.map(({ action }) => action)).toEqual(['code.sent', 'code.sent', 'email.changed']);
  expect(JSON.stringify(audit.rows)).not.toContain('@');
});

it('a code that waited too long for the mail server is replaced by a fresh one, to the address of its step', async () => {
  const [admin, newEmail] = [await buildAdmin(app.db), freshAddress()];
  await request(admin, newEmail);
  const first = await mailedCode(app, admin.user.email);
  app.mailer.isDown = true;
  await verify(admin, first, 'verify-current');
  await app.db.execute(
    sql`update mails set created_at = created_at - interval '6 minutes' where to_address = ${newEmail}`,
  );
  await app.db.execute(
    sql`update email_change_requests set code_expires = code_expires - interval '6 minutes' where user_id = ${admin.id}`,
  );
  const { rows } = await app.db.execute<{ text: string }>(sql`select text from mails where to_address = ${newEmail}`);
  app.mailer.isDown = false;
  const second = await mailedCode(app, newEmail);
  expect(rows[0]?.text).not.toContain(second);
  expect((await verify(admin, second, 'verify-new')).body).toMatchObject({ message: 'Email changed successfully' });
});

it.each([
  ['not-an-address', undefined, 'newEmail'],
  ['', undefined, 'newEmail'],
  ['fine@example.org', 'someone.else@example.org', 'currentEmail'],
  ['fine@example.org', '', 'currentEmail'],
] as const)('asking for "%s" with the current email %s is refused at %s', async (newEmail, current, field) => {
  const admin = await buildAdmin(app.db);
  const reply = await request(admin, newEmail, current ?? admin.user.email);
  expect(reply.json).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(String) } });
});

it('the same address, and one that another account has, are refused however they are written', async () => {
  const [admin, other] = [await buildAdmin(app.db), await buildTraveller(app.db)];
  expect((await request(admin, admin.user.email.toUpperCase())).json).toMatchObject({
    fields: { newEmail: 'This is already your email.' },
  });
  expect((await request(admin, other.user.email.toUpperCase())).json).toMatchObject({
    code: 'taken',
    fields: { newEmail: 'This email is already registered' },
  });
});

it.each(['verify-current', 'verify-new'] as const)('SES-06 at %s a code can be tried 5 times', async (step) => {
  const { admin, code } = step === 'verify-new' ? await halfway() : await started();
  for (let round = 0; round < 5; round += 1)
    expect((await verify(admin, otherCode(code), step)).json).toMatchObject({
      code: 'wrong_code',
      fields: { verificationCode: 'Invalid or expired verification code' },
    });
  expect((await verify(admin, code, step)).status).toBe(400);
  expect(await emailOf(admin)).toBe(admin.user.email);
});

async function started() {
  const admin = await buildAdmin(app.db);
  await request(admin, freshAddress());
  return { admin, code: await mailedCode(app, admin.user.email) };
}

it('SES-06 a code is valid for 10 minutes', async () => {
  const { admin, code } = await started();
  const { rows } = await app.db.execute<{ seconds: number }>(
    sql`select extract(epoch from code_expires - code_sent_at)::int as seconds from email_change_requests where user_id = ${admin.id}`,
  );
  expect(rows[0]?.seconds).toBe(600);
  await app.db.execute(sql`update email_change_requests set code_expires = now() where user_id = ${admin.id}`);
  expect((await verify(admin, code, 'verify-current')).status).toBe(400);
});

it('SES-06 only the hash of a code is stored, a used one is refused, and each works at its own step only', async () => {
  const { admin, code } = await started();
  const { rows } = await app.db.execute<{ code: string }>(
    sql`select code from email_change_requests where user_id = ${admin.id}`,
  );
  expect(rows[0]?.code).toMatch(/^\$argon2id\$/);
  expect((await verify(admin, code, 'verify-new')).status).toBe(400);
  expect((await verify(admin, code, 'verify-current')).status).toBe(200);
  expect((await verify(admin, code, 'verify-current')).status).toBe(400);
});

it('SES-06 a new request replaces the one before', async () => {
  const { admin, code } = await halfway();
  await request(admin, freshAddress());
  expect((await verify(admin, code, 'verify-new')).status).toBe(400);
  expect(await emailOf(admin)).toBe(admin.user.email);
});

it('another admin can’t use the code', async () => {
  const { code } = await started();
  expect((await verify(await buildAdmin(app.db), code, 'verify-current')).status).toBe(400);
});

it('an address that someone else takes in the meantime is refused, at either step', async () => {
  const { admin, newEmail, code } = await halfway();
  await buildTraveller(app.db, { email: newEmail });
  expect((await verify(admin, code, 'verify-new')).json).toMatchObject({ code: 'taken' });
  expect(await emailOf(admin)).toBe(admin.user.email);
  const [early, wanted] = [await buildAdmin(app.db), freshAddress()];
  await request(early, wanted);
  await buildTraveller(app.db, { email: wanted });
  const first = await mailedCode(app, early.user.email);
  expect((await verify(early, first, 'verify-current')).json).toMatchObject({ code: 'taken' });
});

it('two admins who want the same address: the first to confirm has it', async () => {
  const one = await halfway();
  const [other, wanted] = [await buildAdmin(app.db), one.newEmail];
  await request(other, wanted);
  await verify(other, await mailedCode(app, other.user.email), 'verify-current');
  const code = await mailedCode(app, wanted);
  const replies = await Promise.all([verify(one.admin, one.code, 'verify-new'), verify(other, code, 'verify-new')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('the same code sent twice at once changes the email once', async () => {
  const { admin, newEmail, code } = await halfway();
  const replies = await Promise.all([verify(admin, code, 'verify-new'), verify(admin, code, 'verify-new')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await emailOf(admin)).toBe(newEmail);
});

it.each(['', '12345', '1234567', '12345a', '１２３４５６'])(
  'the code "%s" is refused before it is tried',
  async (code) => {
    const { admin } = await started();
    expect((await verify(admin, code, 'verify-current')).json).toMatchObject({
      fields: { verificationCode: 'Enter 6-digit code' },
    });
  },
);
