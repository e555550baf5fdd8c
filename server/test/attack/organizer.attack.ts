import { routes } from '@ascendant/contract/routes';
import { isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { eventNotices } from '../../db/schema/mails';
import { editEvent } from '../../src/modules/event-editor/form/edit-event.service';
import { tellOfEventChange } from '../../src/modules/event-editor/notices/change-mail';
import { as } from '../checkout/checkout';
import { buildConfirmed, paymentOf, stateOf, checkedEnvironment } from '../checkout/scene';
import { bookFreely } from '../factories/bookings';
import { buildFreeEvent, dayFromNow, type EventOptions } from '../factories/events';
import { buildOrganizer, buildTraveller } from '../factories/people';
import { testApp } from '../test-app';

const environment = await checkedEnvironment();

describe('an organizer can’t close the refund window', () => {
  /** Someone has paid; then the organizer makes these edits, and everyone's told. */
  async function edited(options: EventOptions, edits: readonly Parameters<typeof editEvent>[2]['edit'][]) {
    const { app } = environment;
    const scene = await buildConfirmed(environment, { startDate: dayFromNow(5), ...options });
    const [admin, eventId] = [{ userId: scene.user.id, role: 'admin', sessionId: 1 } as const, scene.event.id];
    for (const edit of edits)
      await editEvent(app.app.context, admin, { eventId, edit, requestId: 'attack' }, async () => undefined);
    for (const { id } of await app.db.select().from(eventNotices).where(isNull(eventNotices.sentAt)))
      await tellOfEventChange(app.db, id, 'https://ascendant.example');
    return { bookingId: scene.opened.bookingId, session: as(scene.user), ...scene };
  }

  it.each<[string, EventOptions, Parameters<typeof editEvent>[2]['edit'][]]>([
    [
      'by moving the event to Samoa',
      { cancellationPolicy: 'final_sale' },
      [{ location: 'Apia, Samoa', startTime: '00:01' }],
    ],
    [
      'by small steps',
      { cancellationPolicy: 'strict', startTime: '12:00' },
      [{ startTime: '11:10' }, { startTime: '10:20' }],
    ],
    ['by another place of the same name', { cancellationPolicy: 'final_sale' }, [{ placeId: 1_857_910 }]],
    ['by a place that no map has', { cancellationPolicy: 'final_sale' }, [{ location: 'Qqxyzzy Hollow' }]],
    [
      'by another meeting point',
      { cancellationPolicy: 'final_sale' },
      [{ meetingLatitude: 51.9, meetingLongitude: -115.6 }],
    ],
  ])('%s', async (_, options, edits) => {
    const { app } = environment;
    const { bookingId, session } = await edited(options, edits);
    const { body: quote } = await app.call(routes.getCancellation, { params: { id: bookingId } }, session);
    const { amountCents } = await paymentOf(app, bookingId);
    expect(quote).toMatchObject({ refund: (amountCents / 100).toFixed(2), kept: '0.00', refusal: null });
    const cancelled = await app.call(
      routes.cancelBooking,
      { params: { id: bookingId }, body: { refund: quote.refund } },
      session,
    );
    expect(cancelled.status).toBe(200);
    expect(await stateOf(app, bookingId)).toMatch(/^cancelled\/refund/);
  });

  it('by a stricter policy', async () => {
    const { bookingId, session } = await edited({ cancellationPolicy: 'flexible' }, [
      { cancellationPolicy: 'final_sale' },
    ]);
    const { body } = await environment.app.call(routes.getCancellation, { params: { id: bookingId } }, session);
    expect(body).toMatchObject({ policy: 'flexible', kept: '0.00', refusal: null });
  });
});

describe('an organizer can’t email attendees without end', () => {
  it('by editing: 40 edits are one email each, and a second one a quarter of an hour later', async () => {
    const app = await testApp();
    const organizer = await buildOrganizer(app.db);
    const { id } = await buildFreeEvent(app.db, { createdBy: organizer.id });
    for (let index = 0; index < 5; index += 1) await bookFreely(app, await buildTraveller(app.db), { eventId: id });
    const told = () => app.mailer.sent.filter(({ subject }) => subject.startsWith('Changed: '));
    for (let index = 0; index < 40; index += 1) {
      const body = { meetingPoint: `Buy now: https://example.org/${index}` };
      await app.call(routes.updateEvent, { params: { id }, body }, organizer.session);
      await app.runJobs();
    }
    expect(told()).toHaveLength(5);
    for (const notice of await app.db.select().from(eventNotices).where(isNull(eventNotices.sentAt)))
      await tellOfEventChange(app.db, notice.id, 'https://ascendant.example');
    await app.runJobs();
    expect(told()).toHaveLength(10);
    for (const { text } of told()) expect(text.match(/Buy now/g)).toHaveLength(1);
  });

  it('by raising and lowering the capacity: each person in line gets one offer', async () => {
    const app = await testApp();
    const organizer = await buildOrganizer(app.db);
    const { id } = await buildFreeEvent(app.db, { createdBy: organizer.id, capacity: 1 });
    await bookFreely(app, await buildTraveller(app.db), { eventId: id });
    for (let index = 0; index < 3; index += 1) {
      const { session } = await buildTraveller(app.db);
      await app.call(routes.joinWaitlist, { params: { id }, body: { seats: 1 } }, session);
    }
    for (let index = 0; index < 20; index += 1) {
      const body = { capacity: index % 2 === 0 ? 4 : 1 };
      await app.call(routes.updateEvent, { params: { id }, body }, organizer.session);
      await app.runJobs();
    }
    expect(app.mailer.sent.filter(({ subject }) => subject.startsWith('A seat for you'))).toHaveLength(3);
  });
});
