import { helpRoutes } from '@ascendant/contract/help';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { mails } from '../../../db/schema/mails';
import { buildAdmin, buildTraveller } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';
import { accountsModule } from '../accounts/accounts.module';
import { helpModule } from './help.module';

const app = await testApp({ modules: [accountsModule, helpModule] });

beforeAll(async () => {
  await buildAdmin(app.db);
  await buildAdmin(app.db);
  await buildAdmin(app.db, { disabled: true });
});

beforeEach(() => app.db.delete(mails));

const question = {
  name: 'Maya Lindqvist',
  email: 'Maya@Mail.example',
  topic: 'Tickets' as const,
  bookingReference: 'ASC-7Q2M4',
  message: 'My ticket doesn’t open.\n\nWhat can I do?',
};
const ask = (body: object, session?: Record<string, string>) =>
  app.call(helpRoutes.contactUs, { body: { ...question, ...body } }, session);
const sent = () => app.db.select().from(mails).where(eq(mails.kind, 'help_question'));

it('a question reaches every admin, and their answer goes to the person who asked', async () => {
  expect((await ask({})).status).toBe(202);
  const found = await sent();
  expect(found).toHaveLength(2);
  expect(found[0]).toMatchObject({
    subject: 'Question from Maya Lindqvist: Tickets',
    replyTo: 'maya@mail.example',
  });
  for (const words of ['What can I do?', 'ASC-7Q2M4', 'not signed in']) expect(found[0]?.text).toContain(words);
});

it('a question of someone who’s signed in is about them, so it’s emptied when they delete their account', async () => {
  const person = await buildTraveller(app.db);
  await ask({}, person.session);
  expect((await sent()).map(({ aboutUserId }) => aboutUserId)).toEqual([person.id, person.id]);
});

it('says which account asks', async () => {
  const { id, session } = await buildTraveller(app.db);
  await ask({}, session);
  expect((await sent())[0]?.text).toContain(`user ${id}`);
});

it.each([
  [{ name: ' ' }, 'name', 'Please enter your name'],
  [{ email: 'maya' }, 'email', 'Invalid email address'],
  [{ topic: 'Anything' }, 'topic', 'Please choose a topic'],
  [{ message: 'Help' }, 'message', 'Please write at least 10 characters'],
  [{ message: '' }, 'message', 'Please write your question'],
  [{ name: 'Maya\r\nBcc: all@mail.example' }, 'name', 'Please use plain text'],
])('a wrong value is refused at its field: %o', async (wrong, field, sentence) => {
  const reply = await ask(wrong);
  expect(reply.status).toBe(400);
  expect(reply.json).toMatchObject({ fields: { [field]: sentence } });
  expect(await sent()).toEqual([]);
});

it('writes text as text in the email', async () => {
  await ask({ message: '<img src=x onerror=alert(1)> and more' });
  expect((await sent())[0]?.html).toContain('&lt;img src=x');
});
