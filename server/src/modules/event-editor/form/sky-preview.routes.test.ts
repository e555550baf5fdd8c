import { routes } from '@ascendant/contract/routes';
import { describe, expect, it } from 'vitest';
import { buildCategory, buildEvent } from '../../../../test/factories/events';
import { buildOrganizer, buildTraveller } from '../../../../test/factories/people';
import { testApp, type PartialRequest, type Session } from '../../../../test/test-app';
import { writeTaxSettings } from '../../../database/tax-settings.repository';

const app = await testApp();
const organizer = await buildOrganizer(app.db);
const traveller = await buildTraveller(app.db);

const locate = (q: string, session: Session = organizer.session) =>
  app.call(routes.locateEvent, { query: { q } }, session);
type Query = PartialRequest<typeof routes.previewEventSky>['query'];
const preview = (query: Partial<NonNullable<Query>>, session: Session = organizer.session) =>
  app.call(
    routes.previewEventSky,
    { query: { date: '2027-08-14', time: '06:05', location: 'Banff, Alberta, Canada', ...query } },
    session,
  );

describe('what a location means', () => {
  it('one place: found, with its time zone', async () => {
    const { body } = await locate('Banff, Alberta, Canada');
    expect(body).toMatchObject({ place: { name: 'Banff', country: 'Canada' }, timezone: 'America/Edmonton' });
    expect(body.candidates).toHaveLength(1);
  });

  it('several: all that fit, the likeliest first and taken unless another is chosen', async () => {
    const { body } = await locate('Springfield');
    expect(body.candidates.length).toBeGreaterThan(5);
    expect(body.candidates[0]).toEqual(body.place);
    expect(new Set(body.candidates.map(({ timezone }) => timezone)).size).toBeGreaterThan(1);
  });

  it('none: no place, and the zone of the country it names, or the default one', async () => {
    expect((await locate('Qwxyz camp')).body).toEqual({
      place: null,
      candidates: [],
      timezone: 'America/Toronto',
      question: null,
    });
    expect((await locate('Qwxyz camp, Alberta, Canada')).body).toMatchObject({
      place: null,
      timezone: 'America/Edmonton',
      question: null,
    });
  });

  it('none, in a region with two times: asks', async () => {
    expect((await locate('Qwxyz camp, Florida')).body).toMatchObject({
      place: null,
      question: 'We don’t know this place, and Florida has more than one time zone. Choose the nearest town.',
    });
  });
});

describe('the sky of an event that is not saved yet', () => {
  it('says the light at the start and how much of the Moon is lit', async () => {
    const { body } = await preview({});
    expect(body.label).toBe(`civil twilight, Moon ${body.sky.moonLitPercent}% lit`);
    expect((await preview({ time: '12:00' })).body.label).toMatch(/^daylight, Moon \d+% lit$/);
    expect((await preview({ time: '01:00' })).body.label).toMatch(/^(night|astronomical twilight), Moon/);
    expect((await preview({ location: 'Qwxyz camp' })).body.label).toMatch(/^Moon \d+% lit$/);
  });

  it('is drawn from what the form has now, also when it goes back to what it had', async () => {
    const pictures: string[] = [];
    for (const time of ['12:00', '01:00', '12:00']) pictures.push((await preview({ time })).body.svg);
    expect(pictures[1]).not.toBe(pictures[0]);
    expect(pictures[2]).toBe(pictures[0]);
  });

  it('is the same while the gazetteer is being loaded', async () => {
    const starting = await testApp();
    await starting.pool.query('delete from gazetteer');
    const { session } = await buildOrganizer(starting.db);
    const query = { date: '2027-08-14', time: '06:05', location: 'Banff, Alberta, Canada' };
    const { body } = await starting.call(routes.previewEventSky, { query }, session);
    expect(body.label).toMatch(/^civil twilight, Moon \d+% lit$/);
    expect(body.svg).toContain('<svg');
    await starting.close();
  });

  it('agrees with the event once it is saved, cover and all', async () => {
    const { id, event } = await buildEvent(app.db, {
      createdBy: organizer.id,
      startDate: '2027-08-14',
      startTime: '06:05',
      location: 'Banff, Alberta, Canada',
    });
    const { body } = await preview({ eventId: id, categoryId: event.categoryId, title: event.title });
    const saved = (await app.call(routes.getEvent, { params: { id } })).body;
    expect(body.sky).toEqual(saved.sky);
    expect(body.svg).toBe((await app.inject({ url: saved.imageUrl })).payload);
  });

  it('names the facts that matches and the picture still lack, and nothing once they are there', async () => {
    const hintsOf = async (query: Parameters<typeof preview>[0]) =>
      Object.fromEntries((await preview(query)).body.hints.map(({ field, sentence }) => [field, sentence]));
    const nature = (await buildCategory(app.db, 'Outdoor & Nature')).id;
    const own = (await buildCategory(app.db, 'Odds and ends')).id;
    expect(Object.keys(await hintsOf({}))).toEqual(['mainCategory', 'title']);
    expect(Object.keys(await hintsOf({ categoryId: own }))).toEqual(['secondaryCategories', 'title']);
    expect(await hintsOf({ categoryId: nature, title: 'Kayaks at dawn' })).toEqual({});
    expect(await hintsOf({ categoryId: nature, title: 'A slow day', time: undefined, location: 'Qwxyz camp' })).toEqual(
      {
        location: 'Pick a town from the list. The landscape in the picture and the sky come from it.',
        startTime: expect.stringMatching(
          /^Add a start time\. It sets the light in the picture, and [34]\d% of each match\.$/,
        ),
        title: expect.stringMatching(
          /^The picture shows what’s usual for the category\. Say in the title what people will do/,
        ),
      },
    );
  });

  it('says what the picture shows, where that comes from and how to change it', async () => {
    const nature = (await buildCategory(app.db, 'Outdoor & Nature')).id;
    const drawnFor = async (query: Parameters<typeof preview>[0]) => (await preview(query)).body.drawn;
    expect(await drawnFor({ categoryId: nature, title: 'Kayaks on the lake' })).toMatch(
      /^The picture shows what your title and features say: .*kayak.* near Banff.*\. What people do comes from the title and features/,
    );
    expect(await drawnFor({ categoryId: nature, title: 'A slow day' })).toContain('what’s usual for the category: ');
    expect(await drawnFor({ title: 'A slow day' })).toMatch(
      /only the landscape: .*draw it again, or upload your own picture/,
    );
  });

  it('draws the category and the title', async () => {
    const [plain, music] = [
      await preview({}),
      await preview({ categoryId: (await buildCategory(app.db, 'Music & Concerts')).id }),
    ];
    expect(plain.body.svg.startsWith('<svg')).toBe(true);
    expect(music.body.svg).not.toBe(plain.body.svg);
    expect(music.body.alt).not.toBe('');
  });

  it('says which taxes the event will have, where Canada’s rules apply', async () => {
    expect((await preview({})).body).toMatchObject({ taxes: null, taxNote: null });
    const numbers = { gst: '987654321 RT0001', qst: null, pst: null };
    await writeTaxSettings(app.db, { rules: 'canada', numbers });
    const note = async (query: Partial<NonNullable<Query>>, who = organizer) =>
      (await preview(query, who.session)).body.taxNote;
    const registered = await buildOrganizer(app.db, { gstNumber: '123456789 RT0001' });
    expect(await note({ location: 'Killarney Provincial Park, Ontario, Canada' }, registered)).toBe(
      'We’ll add HST (13%).',
    );
    expect(await note({ location: 'Qwxyz camp, Quebec' })).toBe(
      'We’ll add GST (5%) on the booking fee and QST (9.975%) on the booking fee.',
    );
    expect(await note({ location: 'Qwxyz camp, Canada', spot: '51.2,-115.6' }, registered)).toBe('We’ll add GST (5%).');
    expect(await note({ location: 'Paris, France' })).toBe(
      'We’ll add no sales tax, because the event isn’t in Canada.',
    );
    expect(await note({ location: 'Qwxyz camp' })).toMatch(/^We’ll add no sales tax, because we don’t know the place/);
    await writeTaxSettings(app.db, { rules: 'specification', numbers });
  });

  it('uses the chosen place rather than the text', async () => {
    expect((await preview({ placeId: 4_409_896 })).body.timezone).toBe('America/Chicago');
    expect((await preview({ placeId: 5 })).status).toBe(400);
  });

  it('a date that does not exist is refused', async () => {
    const { status, json } = await preview({ date: '2027-02-30' as never });
    expect([status, json]).toEqual([
      400,
      expect.objectContaining({ fields: { date: 'Please select a valid date. The selected date does not exist.' } }),
    ]);
  });

  it('AUT-01 is for organizers and admins, and with an event for those who manage it', async () => {
    for (const ask of [(session: Session) => locate('Banff', session), (session: Session) => preview({}, session)])
      expect([(await ask({})).status, (await ask(traveller.session)).status]).toEqual([401, 403]);
    const other = (await buildEvent(app.db, { status: 'draft' })).id;
    expect((await preview({ eventId: other })).status).toBe(404);
  });

  it('RAT is drawn at most 60 times a minute', async () => {
    const limited = await testApp({ settings: { RATE_LIMITS: 'on' } });
    const { session } = await buildOrganizer(limited.db);
    const query = { date: '2027-02-30', time: '05:45' } as never;
    const statuses = [];
    for (let asked = 0; asked < 61; asked += 1)
      statuses.push((await limited.call(routes.previewEventSky, { query }, session)).status);
    expect([...new Set(statuses)]).toEqual([400, 429]);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});
