import { routes } from '@ascendant/contract/routes';
import { eq, ne, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mails } from '../../db/schema/mails';
import { accountDeletions } from '../../db/schema/people';
import { buildTraveller, factoryPassword } from '../factories/people';
import { testApp } from '../test-app';

/** Names that occur in every email, and signs that patterns give a meaning. */
const names = ['e', 'the', 'Ascendant', 'your', '%', '_', '.*', '(', '\\', "'", 'https', '2026'];

it.each(names)('an account called %j takes nothing from other people’s emails when it’s deleted', async (name) => {
  const app = await testApp();
  const other = await buildTraveller(app.db);
  const texts = [
    'Your booking is confirmed',
    'The event (https://ascendant.example) is in 2026',
    "It's 50% off: .* \\ _",
  ];
  await app.db.insert(mails).values(
    texts.map((text, number) => ({
      messageId: `<${number}@chosen.example>`,
      kind: 'booking_confirmed',
      userId: other.id,
      to: other.user.email,
      subject: text,
      text,
      html: text,
      state: 'sent' as const,
      sentAt: new Date(),
    })),
  );
  const person = await buildTraveller(app.db, { firstName: name, lastName: name, displayName: name });
  const body = { password: factoryPassword, confirmation: 'delete my account' as const };
  expect((await app.call(routes.requestDeletion, { body }, person.session)).status).toBe(200);
  await app.runJobs();
  await app.db.update(accountDeletions).set({ dueAt: sql`now()` });
  for (let run = 0; run < 3; run += 1) {
    await app.pool.query(`select graphile_worker.add_job('delete_accounts', '{}'::json)`);
    await app.runJobs();
  }
  expect(await app.db.select().from(accountDeletions)).toEqual([]);
  const left = await app.db.select().from(mails).where(eq(mails.userId, other.id));
  expect(left.map(({ text }) => text).sort()).toEqual([...texts].sort());
  expect(await app.db.select().from(mails).where(ne(mails.text, ''))).toHaveLength(texts.length);
});
