import { routes } from '@ascendant/contract/routes';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { astrologyProfiles } from '../../../db/schema/charts';
import { userEventMatches } from '../../../db/schema/event-matches';
import { buildEvent } from '../../../test/factories/events';
import { buildGuest, buildTraveller } from '../../../test/factories/people';
import { testApp, type Session } from '../../../test/test-app';

const app = await testApp();
const dateOfBirth = '1987-02-09';

const score = (id: number, session: Session, born = dateOfBirth) =>
  app.call(routes.scoreOfBirth, { params: { id }, body: { dateOfBirth: born } }, session);

it('GST-08 a guest’s match is that of an account with the same date of birth, and nothing of it is stored', async () => {
  const { id } = await buildEvent(app.db);
  const guest = await buildGuest(app.db);
  const account = await buildTraveller(app.db, { dateOfBirth, timeOfBirth: 'unknown', birthInfoCompleted: true });
  const { body } = await app.call(routes.eventMatch, { params: { id } }, account.session);
  expect((await score(id, guest.session)).body).toEqual({ matchScore: body.matchScore });
  expect(await app.db.select().from(astrologyProfiles).where(eq(astrologyProfiles.userId, guest.id))).toEqual([]);
  expect(await app.db.select().from(userEventMatches).where(eq(userEventMatches.userId, guest.id))).toEqual([]);
});

it('GST-08 only guests ask, about published events, with a birth that can be', async () => {
  const [published, draft] = [await buildEvent(app.db), await buildEvent(app.db, { status: 'draft' })];
  const { session } = await buildGuest(app.db);
  const account = await buildTraveller(app.db);
  const tomorrow = new Date(Date.now() + 172_800_000).toISOString().slice(0, 10);
  const replies = [
    await score(published.id, {}),
    await score(published.id, account.session),
    await score(draft.id, session),
    await score(published.id, session, tomorrow),
    await score(published.id, session, '1900-01-01'),
  ];
  expect(replies.map(({ status }) => status)).toEqual([401, 403, 404, 400, 200]);
});
