import { routes } from '@ascendant/contract/routes';
import { maxTellingEdits } from '@ascendant/domain/event/change-notice';
import { eq, isNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { events } from '../../../../db/schema/events';
import { eventNotices } from '../../../../db/schema/mails';
import { bookFreely } from '../../../../test/factories/bookings';
import { buildFreeEvent } from '../../../../test/factories/events';
import { buildOrganizer, buildTraveller } from '../../../../test/factories/people';
import { testApp, type PartialRequest } from '../../../../test/test-app';
import { tellOfEventChange } from './change-mail';
import { closedNotice } from './event-notices.service';

type Edit = NonNullable<PartialRequest<typeof routes.updateEvent>['body']>;

const travellers = 3;
let id: number;
const app = await testApp();
const organizer = await buildOrganizer(app.db);
beforeEach(async () => {
  const brought = { meetingPoint: 'The boathouse', whatToBring: 'A head torch' };
  id = (await buildFreeEvent(app.db, { createdBy: organizer.id, ...brought })).id;
  for (let index = 0; index < travellers; index += 1)
    await bookFreely(app, await buildTraveller(app.db), { eventId: id });
});

const edit = (body: Edit) => app.call(routes.updateEvent, { params: { id }, body }, organizer.session);
const mails = () =>
  app.mailer.sent.filter(({ subject, text }) => subject.startsWith('Changed: ') && text.includes(`/events/${id}`));
const waiting = async () => {
  const rows = await app.db.select().from(eventNotices).where(isNull(eventNotices.sentAt));
  return rows.find(({ eventId }) => eventId === id) ?? null;
};
/** Sends the notice that's waiting, as its job does when it's due. */
async function sendWaiting() {
  const notice = await waiting();
  if (notice === null) throw new RangeError('no notice is waiting');
  await tellOfEventChange(app.db, notice.id, 'https://ascendant.example');
  await app.runJobs();
}

describe('people with a booking are told of changes', () => {
  it('at once, and then once in a quarter of an hour, of how it is by then', async () => {
    await edit({ meetingPoint: 'At the old mill' });
    await app.runJobs();
    expect(mails()).toHaveLength(travellers);
    for (const meetingPoint of ['At the ferry', 'At the church', 'At the bridge'])
      expect((await edit({ meetingPoint })).status).toBe(200);
    await app.runJobs();
    expect(mails()).toHaveLength(travellers);
    const due = (await waiting())?.dueAt.getTime() ?? 0;
    expect((due - Date.now()) / 60_000).toBeCloseTo(15, 0);
    await sendWaiting();
    expect(mails()).toHaveLength(2 * travellers);
    const last = mails().at(-1)?.text ?? '';
    expect(last).toContain('The meeting point is now: At the bridge');
    expect(last).not.toMatch(/ferry|church|mill/);
  });

  it('not at all if it’s as they were told last by then', async () => {
    await edit({ meetingPoint: 'At the old mill' });
    await app.runJobs();
    await edit({ startTime: '10:00' });
    await edit({ startTime: '09:00' });
    await sendWaiting();
    expect(mails()).toHaveLength(travellers);
  });

  it('nor if the event is cancelled by then, which they’re told instead', async () => {
    await edit({ meetingPoint: 'At the old mill' });
    await app.runJobs();
    await edit({ startTime: '10:00' });
    await app.db.update(events).set({ status: 'cancelled' }).where(eq(events.id, id));
    await sendWaiting();
    expect(mails()).toHaveLength(travellers);
  });

  it('with what has changed, and nothing else that the organizer writes', async () => {
    await edit({ startTime: '10:00', description: 'Buy my other tours at once, they are the best tours.' });
    await app.runJobs();
    const [mail] = mails();
    expect(mail?.text).toContain('It now starts at 10:00 a.m. (it was 9:00 a.m.).');
    expect(mail?.text).not.toMatch(/boathouse|head torch|other tours|Banff/);
    await edit({ meetingPoint: 'At the old mill' });
    await sendWaiting();
    for (const part of [mails().at(-1)?.text, mails().at(-1)?.html])
      expect(part?.match(/At the old mill/g)).toHaveLength(1);
  });

  it('also that a place with the same name is another, with other clocks', async () => {
    await app.db.update(events).set({ location: 'Kyoto, Japan' }).where(eq(events.id, id));
    await edit({ placeId: 1_857_910 });
    await app.runJobs();
    expect(mails()[0]?.text).toContain('The place has moved on the map.');
    expect(mails()[0]?.text).toContain('Its times are now in Japan Standard Time (they were in Mountain Time).');
  });

  it('once, however often the job runs and wherever it’s killed', async () => {
    await edit({ meetingPoint: 'At the old mill' });
    const notice = await waiting();
    await closedNotice(app.db, notice?.id ?? 0);
    await app.runJobs();
    await tellOfEventChange(app.db, notice?.id ?? 0, 'https://ascendant.example');
    await app.runJobs();
    expect(mails()).toHaveLength(travellers);
  });
});

describe('edits that people are told of', () => {
  it('are limited in a day, with a sentence; others aren’t', async () => {
    const statuses = [];
    for (let index = 0; index < 40; index += 1)
      statuses.push((await edit({ meetingPoint: `Win a prize, number ${index}` })).status);
    expect(statuses).toEqual([...Array(maxTellingEdits).fill(200), ...Array(40 - maxTellingEdits).fill(429)]);
    await app.runJobs();
    expect(mails()).toHaveLength(travellers);
    const refused = await edit({ startTime: '10:00' });
    expect(refused).toMatchObject({
      status: 429,
      json: { code: 'change_limit', message: expect.stringMatching(/10 times in 24 hours.* again in 24 hours\.$/) },
    });
    expect(refused.headers['retry-after']).toBeDefined();
    expect((await edit({ title: 'Night walk', capacity: 20 })).status).toBe(200);
    expect(mails().at(-1)?.text).toContain(`Win a prize, number ${maxTellingEdits - 1}`);
  });

  it('are possible again a day later', async () => {
    for (let index = 0; index < maxTellingEdits; index += 1) await edit({ meetingPoint: `By tree ${index}` });
    const dayAgo = sql`(select jsonb_agg(to_char(at::timestamptz - interval '24 hours', 'YYYY-MM-DD"T"HH24:MI:SS.MSOF'))
      from jsonb_array_elements_text(edited_at) at)`;
    await app.db.update(eventNotices).set({ editedAt: dayAgo }).where(eq(eventNotices.eventId, id));
    expect((await edit({ meetingPoint: 'At the old mill' })).status).toBe(200);
  });
});
