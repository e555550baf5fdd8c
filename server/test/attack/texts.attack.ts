import { routes } from '@ascendant/contract/routes';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { events } from '../../db/schema/events';
import { bookFreely } from '../factories/bookings';
import { buildFreeEvent } from '../factories/events';
import { buildDependent, buildOrganizer, buildTraveller } from '../factories/people';
import { testApp } from '../test-app';

const signs = [...'=+-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻−'];
/** What spreadsheets skip, or people can't see. */
const fillers = [
  '',
  ' ',
  '\t',
  '\u00a0',
  '\u3000',
  '\u200b',
  '\ufeff',
  '\u2060',
  '\u00ad',
  '\u200e\u061c',
  '\u3164',
  '\u2800',
];
const formulas = fillers.flatMap((filler) => signs.map((sign) => `${filler}${sign}1+1`));
const lineBreaks = ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];
const invisible = [
  '\u3164',
  '\u200b',
  '\u2800',
  '\ufeff',
  '\u200d\u2060',
  '\u0301',
  '\u115f\u1160',
  '\uffa0',
  '\u{e0041}',
];

const app = await testApp();
const organizer = await buildOrganizer(app.db);
const traveller = await buildTraveller(app.db);
const eventId = (await buildFreeEvent(app.db, { createdBy: organizer.id, title: 'Dawn traverse', capacity: 40 })).event
  .id;
const family = [await buildDependent(app.db, traveller.id, { dateOfBirth: '2018-07-03' })];
const bookingId = await bookFreely(app, traveller, { eventId, family });

const rename = (name: string, position = 1) =>
  app.call(routes.renameAttendee, { params: { id: bookingId, position }, body: { name } }, traveller.session);
const retitle = (title: string) =>
  app.call(routes.updateEvent, { params: { id: eventId }, body: { title } }, organizer.session);
const attendees = () =>
  app.inject({ method: 'GET', url: `/organizer/events/${eventId}/attendees.csv`, headers: organizer.session });
const titleOf = async () => (await app.db.select().from(events).where(eq(events.id, eventId)))[0]?.title;

/** The cells of a file in which each one is quoted. */
const cellsOf = (csv: string) => [...csv.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell);

/** Whether a spreadsheet could run a cell: what's first in it that can be seen is a sign, in whatever form. */
const isFormula = (cell: string) =>
  /^[=+\-@\u2212]/.test(
    cell.normalize('NFKC').replace(/^[^\p{L}\p{N}\p{P}\p{S}]+|^[\u3164\u2800\uffa0\u115f\u1160]+/u, ''),
  );

describe('texts of odd letters', () => {
  it('no name that reaches the CSV file is a formula, whatever comes before its sign', async () => {
    let accepted = 0;
    for (const formula of formulas) {
      const { status } = await rename(formula);
      expect([200, 400]).toContain(status);
      accepted += status === 200 ? 1 : 0;
      expect([formula, cellsOf((await attendees()).body).filter(isFormula)]).toEqual([formula, []]);
    }
    expect(accepted).toBeGreaterThan(signs.length);
  });

  it('no line break gets into a title or a name, nor into calendars', async () => {
    for (const lineBreak of lineBreaks) {
      expect([(await retitle(`Walk${lineBreak}X-PLANTED:1`)).status, lineBreak]).toEqual([400, lineBreak]);
      expect([(await rename(`Ada${lineBreak}Lovelace`)).status, lineBreak]).toEqual([400, lineBreak]);
    }
    expect(await titleOf()).toBe('Dawn traverse');
    const description = `Along the ridge and back.${lineBreaks.join('X-PLANTED:1')}`;
    await app.call(routes.updateEvent, { params: { id: eventId }, body: { description } }, organizer.session);
    const { payload } = await app.inject({ url: `/events/${eventId}/event.ics` });
    expect(payload).toContain('SUMMARY:Dawn traverse');
    expect(payload.replaceAll('\r\n', '')).not.toMatch(/[\n\r\v\f\u0085\u2028\u2029]/);
  });

  it('no title and no name is invisible', async () => {
    for (const text of invisible) {
      expect([(await retitle(text)).status, text]).toEqual([400, text]);
      expect([(await rename(text)).status, text]).toEqual([400, text]);
    }
    expect(await titleOf()).toBe('Dawn traverse');
  });
});
