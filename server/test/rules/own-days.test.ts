import { routes } from '@ascendant/contract/routes';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventTimes, farZones, localReading } from '../factories/event-times';
import { buildEvent } from '../factories/events';
import { buildAdmin, buildOrganizer, buildTraveller, type SignedInPerson } from '../factories/people';
import { testApp, type TestApp } from '../test-app';

/** What happens to an event that starts soon, has begun, or is over, where it's another day than by UTC. */
interface Scene {
  readonly timezone: string;
  readonly soon: number;
  readonly begun: number;
  readonly over: number;
}

let app: TestApp;
let admin: SignedInPerson;
let host: SignedInPerson;
const scenes: Scene[] = [];

beforeAll(async () => {
  app = await testApp();
  admin = await buildAdmin(app.db);
  host = await buildOrganizer(app.db);
  for (const timezone of farZones) {
    const build = async (minutes: number, lasts: number) =>
      (await buildEvent(app.db, { ...eventTimes(minutes, { timezone, lasts }), createdBy: host.id })).id;
    scenes.push({ timezone, soon: await build(50, 60), begun: await build(-50, 100), over: await build(-50, 40) });
  }
});

describe.each(farZones)('in %s', (timezone) => {
  const scene = () => scenes.find((each) => each.timezone === timezone) ?? scenes[0]!;
  const listed = async (id: number) => (await app.call(routes.listEvents, {})).body.find((event) => event.id === id);

  it('an event is on sale until the moment it starts, and no longer', async () => {
    const { soon, begun } = scene();
    const [ahead, underWay] = [await listed(soon), await listed(begun)];
    expect(ahead).toMatchObject({ hasBegun: false, today: localReading(Date.now(), timezone).day });
    expect(ahead?.currentTierId).not.toBeNull();
    expect(underWay).toMatchObject({ hasBegun: true, currentTierId: null });
  });

  it('the embeddable list has it until it ends', async () => {
    const { soon, begun, over } = scene();
    const html = (await app.inject({ url: '/iframe/events?limit=50' })).body;
    const shown = [soon, begun, over].map((id) => html.includes(`/iframe/events/${id}"`));
    expect(shown).toEqual([true, true, false]);
  });

  it('feeds have it until it starts, and RSS names its own first day', async () => {
    const { soon, begun } = scene();
    const { startDate } = eventTimes(50, { timezone, lasts: 60 });
    const rss = (await app.inject({ url: '/events.rss' })).body;
    const item = rss.split('<item>').find((text) => text.includes(`/events/${soon}<`)) ?? '';
    expect(item).toContain(`<description>${startDate}, `);
    expect(rss).not.toContain(`/events/${begun}<`);
    const calendar = (await app.inject({ url: '/events.ics' })).body;
    expect([soon, begun].map((id) => calendar.includes(`UID:event-${id}@`))).toEqual([true, false]);
  });

  it('a list from its own day on has it', async () => {
    const { startDate } = eventTimes(50, { timezone, lasts: 60 });
    const { body } = await app.call(routes.listEvents, { query: { from: startDate as never, to: startDate as never } });
    expect(body.map(({ id }) => id)).toContain(scene().soon);
  });

  it('it can be edited and repeated by the day it is there', async () => {
    const params = { id: scene().soon };
    const { body } = await app.call(routes.getEventForm, { params }, admin.session);
    expect(body.today).toBe(localReading(Date.now(), timezone).day);
    const yesterday = localReading(Date.now() - 86_400_000, timezone).day;
    const repeat = (date: string) =>
      app.call(routes.repeatEvent, { params, body: { dates: [date], status: 'draft' } }, admin.session);
    expect((await repeat(yesterday)).json).toMatchObject({ fields: { 'dates.0': 'This date is in the past' } });
  });
});

it('a host’s page counts as upcoming what hasn’t begun, in every zone', async () => {
  const { body } = await app.call(routes.getHost, { params: { id: host.id } });
  expect(body).toMatchObject({ upcomingCount: farZones.length, pastCount: 2 * farZones.length });
});

it.each([
  [{}, '2026-11-20'],
  [{ currentCity: 'Tokyo', currentCountry: 'Japan' }, '2026-11-21'],
])('a file of reports is named after the day where the person lives: %o', async (home, day) => {
  app.clock.set(new Date('2026-11-21T01:40:00Z'));
  const { session } = await buildAdmin(app.db, home);
  const { headers } = await app.inject({ url: '/admin/reports/events.csv', headers: { ...session } });
  expect(headers['content-disposition']).toContain(`filename="events-${day}.csv"`);
});

describe('good days and horoscopes begin on the person’s own day', () => {
  const born = {
    birthInfoCompleted: true,
    dateOfBirth: '1987-02-09',
    timeOfBirth: '06:40',
    timeOfBirthType: 'exact',
    birthLatitude: 44.64533,
    birthLongitude: -63.57239,
  } as const;

  it.each([
    ['America/Toronto', '2026-11-20'],
    ['Etc/GMT+12', '2026-11-20'],
    ['Pacific/Auckland', '2026-11-21'],
    [null, '2026-11-20'],
  ])('of someone in %s', async (birthTimezone, day) => {
    app.clock.set(new Date('2026-11-21T01:40:00Z'));
    const user = await buildTraveller(app.db, { ...born, birthTimezone });
    const { body } = await app.call(routes.goodDays, {}, user.session);
    expect(body).toHaveLength(365);
    expect(body[0]?.day).toBe(day);
  });

  it.each([
    [{ currentCity: 'Toronto', currentCountry: 'Canada' }, '2026-11-20'],
    [{ currentCity: 'Zzyzxville', currentCountry: 'Canada' }, '2026-11-21'],
  ])('where someone born in Tokyo lives now, if we know the town: %o', async (home, day) => {
    app.clock.set(new Date('2026-11-21T01:40:00Z'));
    const user = await buildTraveller(app.db, { ...born, birthTimezone: 'Asia/Tokyo', ...home });
    const { body } = await app.call(routes.goodDays, {}, user.session);
    expect(body[0]?.day).toBe(day);
  });
});
