import { manualBookingRoutes } from '@ascendant/contract/event-bookings';
import { waiverRoutes } from '@ascendant/contract/waiver';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookFreely } from '../../../test/factories/bookings';
import { buildFreeEvent, dayFromNow } from '../../../test/factories/events';
import { buildOrganizer, buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { buildWaiver } from '../../../test/factories/waivers';
import { testApp } from '../../../test/test-app';
import { askForWaivers } from './ask-for-waivers';

const app = await testApp();
let organizer: SignedInPerson;
let maya: SignedInPerson;
let eventId: number;
let bookingId: number;
beforeEach(async () => {
  organizer = await buildOrganizer(app.db, { displayName: 'Larch Valley Guides' });
  const facts = { createdBy: organizer.id, title: 'Dawn traverse', startDate: dayFromNow(20) };
  eventId = (await buildFreeEvent(app.db, facts)).id;
  maya = await buildTraveller(app.db, { firstName: 'Maya', lastName: 'Lindqvist' });
  bookingId = await bookFreely(app, maya, { eventId });
});

/** What the job sends to an address, run twice. */
async function sent(to = maya.user.email) {
  await app.runJobs();
  const before = app.mailer.sent.length;
  const deps = { db: app.db, publicUrl: app.config.publicUrl, postalAddress: '1 Main Street' };
  await askForWaivers(deps);
  await askForWaivers(deps);
  await app.runJobs();
  return app.mailer.sent.slice(before).filter((mail) => mail.to === to);
}

const sign = (token: string, version = 1) =>
  app.call(
    waiverRoutes.signWaiver,
    {
      body: {
        token,
        position: 0,
        signatureId: crypto.randomUUID(),
        version,
        signedName: 'Maya Lindqvist',
        agreed: true,
      },
    },
    {},
  );

describe('the email that asks for a signature', () => {
  it('comes once, with a link that works without signing in, and not the text', async () => {
    expect(await sent()).toEqual([]);
    const { token } = await buildWaiver(app.db, { eventId, bookingId });
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Please sign before Dawn traverse');
    expect(mail?.text).toContain('Larch Valley Guides asks you to sign a waiver before you come.');
    expect(mail?.text).toContain(`/waiver#${token}`);
    expect(mail?.text).not.toContain('dangerous');
    expect(await sent()).toEqual([]);
  });

  it('doesn’t come to those who have signed, and comes again if they’re asked again', async () => {
    const { token } = await buildWaiver(app.db, { eventId, bookingId });
    await sign(token);
    expect(await sent()).toEqual([]);
    await buildWaiver(app.db, { eventId, bookingId, version: 2, countsFrom: 1, text: 'Without typing errors' });
    expect(await sent()).toEqual([]);
    await buildWaiver(app.db, { eventId, bookingId, version: 3, countsFrom: 3, text: 'Something new' });
    expect(await sent()).toHaveLength(1);
  });

  it('comes once a day at most, about the newest version, however many ask again', async () => {
    const ask = (version: number) =>
      buildWaiver(app.db, { eventId, bookingId, version, countsFrom: version, text: `Version ${version}` });
    const pass = (hours: number) =>
      app.db.execute(sql`update mails set created_at = created_at - make_interval(hours => ${hours}::int)`);
    await ask(1);
    expect(await sent()).toHaveLength(1);
    await ask(2);
    await ask(3);
    await pass(23);
    expect(await sent()).toEqual([]);
    await pass(2);
    expect(await sent()).toHaveLength(1);
    await pass(25);
    expect(await sent()).toEqual([]);
  });

  it('reminds once within three days of the event, and a day after it asked', async () => {
    await buildWaiver(app.db, { eventId, bookingId });
    await sent();
    const starts = (hours: number) =>
      app.db
        .execute(sql`update events set start_date = local_time(now() + make_interval(hours => ${hours}::int), timezone)::date,
        end_date = local_time(now() + make_interval(hours => ${hours}::int), timezone)::date,
        start_time = to_char(local_time(now() + make_interval(hours => ${hours}::int), timezone), 'HH24:MI'),
        end_time = '23:59' where id = ${eventId}`);
    const passDay = () => app.db.execute(sql`update mails set created_at = created_at - interval '25 hours'`);
    await starts(73);
    await passDay();
    expect(await sent()).toEqual([]);
    await starts(71);
    const [mail, ...others] = await sent();
    expect([mail?.subject, others]).toEqual(['Still to sign before Dawn traverse', []]);
    expect(await sent()).toEqual([]);
  });

  it('reaches a guest of a manual booking, with the operator’s address', async () => {
    const body = { guests: [{ name: 'Ada Roy', isChild: false }], email: 'ada@mail.example', paidBy: 'cash' as const };
    await app.call(manualBookingRoutes.bookManually, { params: { id: eventId }, body }, organizer.session);
    await buildWaiver(app.db, { eventId, bookingId });
    const [mail] = await sent('ada@mail.example');
    expect(mail?.text).toContain('1 Main Street');
  });
});
