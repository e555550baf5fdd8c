import { routes } from '@ascendant/contract/routes';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { events } from '../../db/schema/events';
import { bookFreely } from '../factories/bookings';
import { buildFreeEvent } from '../factories/events';
import { buildAdmin, buildTraveller, type SignedInPerson } from '../factories/people';
import { pdfTexts } from '../pdf-text';
import { testApp } from '../test-app';

const day = '2030-12-20';

/** Places whose clocks other programs' rules may have an hour off in the winter of 2030, and some that never were. */
const places = [
  { location: 'Vancouver, Canada', timezone: 'America/Vancouver', at: [49.25, -123.12], utc: '17', sunrise: '09:0' },
  { location: 'Calgary, Canada', timezone: 'America/Edmonton', at: [51.05, -114.08], utc: '16', sunrise: '09:3' },
  {
    location: 'Yellowknife, Canada',
    timezone: 'America/Yellowknife',
    at: [62.45, -114.37],
    utc: '16',
    sunrise: '11:0',
  },
  { location: 'Winnipeg, Canada', timezone: 'America/Winnipeg', at: [49.88, -97.15], utc: '15', sunrise: '09:2' },
  { location: 'Marrakech, Morocco', timezone: 'Africa/Casablanca', at: [31.63, -8], utc: '10', sunrise: '07:2' },
  { location: 'Toronto, Canada', timezone: 'America/Toronto', at: [43.7, -79.42], utc: '15', sunrise: '07:4' },
  { location: 'Denver, United States', timezone: 'America/Denver', at: [39.74, -104.98], utc: '17', sunrise: '07:1' },
] as const;

const app = await testApp();
const admin = await buildAdmin(app.db);

describe.each(places)(
  'an event at 10:00 in $location',
  ({ location, timezone, at: [latitude, longitude], utc, sunrise }) => {
    const startsAt = `${day}T${utc}:00:00.000Z`;
    let eventId: number;
    let traveller: SignedInPerson;
    let bookingId: number;
    beforeAll(async () => {
      const times = { startDate: day, endDate: day, startTime: '10:00', endTime: '13:30' };
      ({ id: eventId } = await buildFreeEvent(app.db, { location, timezone, latitude, longitude, ...times }));
      traveller = await buildTraveller(app.db);
      bookingId = await bookFreely(app, traveller, { eventId });
      await app.runJobs();
    });

    it('is written as 10:00 in the confirmation email, and begins then in its calendar entry', async () => {
      const mail = app.mailer.lastTo(traveller.user.email);
      expect(mail.text).toMatch(/Friday, December 20, 2030, 10:00 a\.m\. \(.+\)/);
      expect(mail.text).toContain('Ends Friday, December 20, 2030, 1:30 p.m. (');
      const entry = mail.files.find(({ filename }) => filename.endsWith('.ics'))?.content.toString();
      expect(entry).toContain(`DTSTART:20301220T${utc}0000Z`);
    });

    it('is written as 10:00 on the ticket', async () => {
      const file = app.mailer.lastTo(traveller.user.email).files.find(({ filename }) => filename.endsWith('.pdf'));
      const [page = []] = await pdfTexts(Buffer.from(file?.content ?? ''));
      expect(page.join(' ')).toContain('Friday, December 20, 2030, 10:00 a.m.');
    });

    it('has its own times and instants on its page, and the sunrise of its own clocks', async () => {
      const { body } = await app.call(routes.getEvent, { params: { id: eventId } });
      expect(body).toMatchObject({
        startTime: '10:00',
        startsAt,
        endsAt: new Date(Date.parse(startsAt) + 12_600_000).toISOString(),
      });
      expect(body.skyCaption?.sunrise).toMatch(new RegExp(`^${sunrise}`));
      expect(body.skyCaption?.sunAltitudeDeg).toBeLessThan(40);
    });

    it('opens check-in, and stops full refunds, counted from that instant', async () => {
      const { body: list } = await app.call(routes.listEventTickets, { params: { id: eventId } }, admin.session);
      expect(Date.parse(startsAt) - Date.parse(list.event.opensAt)).toBe(24 * 3_600_000);
      expect(list.event.zoneOffsets.at(-1)).toBe((10 - Number(utc)) * 3600);
      const { body: quote } = await app.call(routes.getCancellation, { params: { id: bookingId } }, traveller.session);
      expect(quote.zoneOffsets.at(-1)).toBe((10 - Number(utc)) * 3600);
      expect(quote.until).toBe(startsAt);
    });

    it('stays so in its calendar', async () => {
      const [row] = await app.db.select().from(events).where(eq(events.id, eventId));
      expect(row?.startsAt.toISOString()).toBe(startsAt);
      const feed = await app.inject(`/events/${eventId}/event.ics`);
      expect(feed.body).toContain(`DTSTART:20301220T${utc}0000Z`);
    });
  },
);
