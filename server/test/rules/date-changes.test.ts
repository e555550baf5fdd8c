import { routes } from '@ascendant/contract/routes';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditLog } from '../../db/schema/logs';
import { buildEvent, dayFromNow } from '../factories/events';
import { buildOrganizer, buildTraveller } from '../factories/people';
import { testApp } from '../test-app';

const app = await testApp();

it('an organizer lets final sales change their date, for all dates of the series, and no one else does', async () => {
  const organizer = await buildOrganizer(app.db);
  const { event } = await buildEvent(app.db, { createdBy: organizer.id });
  const other = await buildEvent(app.db, {
    createdBy: organizer.id,
    seriesId: event.seriesId,
    startDate: dayFromNow(9),
  });
  const params = { id: event.id };
  const read = async (id: number) =>
    (await app.call(routes.getDateChanges, { params: { id } }, organizer.session)).body.finalSale;
  expect(await read(event.id)).toBe(false);
  for (const { session } of [await buildTraveller(app.db), await buildOrganizer(app.db)]) {
    expect((await app.call(routes.setDateChanges, { params, body: { finalSale: true } }, session)).status).toBe(403);
    expect((await app.call(routes.getDateChanges, { params }, session)).status).toBe(403);
  }
  await app.call(routes.setDateChanges, { params, body: { finalSale: true } }, organizer.session);
  expect([await read(event.id), await read(other.id)]).toEqual([true, true]);
  const log = await app.db.select().from(auditLog).where(eq(auditLog.action, 'event.date_changes_changed'));
  expect(log).toMatchObject([{ actorId: organizer.id, changes: { finalSale: { before: false, after: true } } }]);
});
