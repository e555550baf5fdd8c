import { addDays } from '@ascendant/astrology/day';
import { neutral } from '@ascendant/astrology/matching/category-significators';
import { clockTime, seeded } from '@ascendant/astrology/reference/chance.golden';
import { routes } from '@ascendant/contract/routes';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { categories, type Significators } from '../../../db/schema/catalog';
import { userEventMatches } from '../../../db/schema/event-matches';
import { events as eventTable } from '../../../db/schema/events';
import { as, trusting } from '../../../test/checkout/checkout';
import { buildEvent, dayFromNow } from '../../../test/factories/events';
import { birthInHalifax, buildDependent, buildTraveller } from '../../../test/factories/people';
import { cases } from '../../../test/full-counts';
import { testApp } from '../../../test/test-app';
import { chartsModule } from '../charts/charts.module';
import { eventsModule } from '../events/events.module';
import { matchesModule } from './matches.module';

const born = { ...birthInHalifax, timeOfBirth: '06:40' } as const;

const app = await testApp({ modules: [trusting, eventsModule, chartsModule, matchesModule] });

beforeAll(async () => {
  for (let day = 1; day <= 30; day += 1) await buildEvent(app.db, { startDate: dayFromNow(day * 3) });
});

describe('matched events', () => {
  it('are those with a score of 6 or more, best first; the rest are in the other list', async () => {
    const user = await buildTraveller(app.db, born);
    const { body: matched } = await app.call(routes.matchedEvents, {}, as(user));
    const { body: others } = await app.call(routes.otherEvents, {}, as(user));
    const scores = matched.map((row) => row.matchScore ?? 0);
    expect(scores.length).toBeGreaterThan(0);
    expect(scores.every((score) => score >= 6)).toBe(true);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(matched.length + others.length).toBe(30);
    expect(others.every((event) => (event.matchScore ?? 0) < 6)).toBe(true);
  });

  it('are what the list of all events has when filtered by a minimum score, in any order and in pages', async () => {
    const user = await buildTraveller(app.db, born);
    const matched = await app.call(routes.matchedEvents, { query: { limit: 1 } }, as(user));
    const all = (await app.call(routes.matchedEvents, {}, as(user))).body.map((row) => row.eventId);
    const query = { minMatch: 6, limit: 3 };
    const page = await app.call(routes.listEvents, { query }, as(user));
    expect(page.body).toHaveLength(3);
    expect(page.body.every(({ id }) => all.includes(id))).toBe(true);
    expect(page.headers['x-total-count']).toBe(String(all.length));
    expect(page.headers['x-total-count']).toBe(matched.headers['x-total-count']);
    const best = await app.call(routes.listEvents, { query: { minMatch: 6, sort: 'match' } }, as(user));
    expect(best.body.map(({ id }) => id).toSorted()).toEqual(all.toSorted());
    const perfect = await app.call(routes.listEvents, { query: { minMatch: 8 } }, as(user));
    expect(perfect.body.map(({ id }) => id).toSorted()).toEqual(
      best.body
        .filter(({ matchScore }) => (matchScore ?? 0) >= 8)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('filter nothing for visitors and people without birth data', async () => {
    const query = { minMatch: 8 };
    const user = await buildTraveller(app.db);
    for (const session of [{}, as(user)])
      expect((await app.call(routes.listEvents, { query }, session)).body.length).toBeGreaterThanOrEqual(30);
  });

  it('come in pages', async () => {
    const user = await buildTraveller(app.db, born);
    const all = (await app.call(routes.matchedEvents, {}, as(user))).body.map((row) => row.eventId);
    const second = await app.call(routes.matchedEvents, { query: { limit: 2, offset: 2 } }, as(user));
    expect(second.body.map((row) => row.eventId)).toEqual(all.slice(2, 4));
  });

  it('are none without birth data; then every event is in the other list', async () => {
    const user = await buildTraveller(app.db);
    expect((await app.call(routes.matchedEvents, {}, as(user))).body).toEqual([]);
    expect((await app.call(routes.otherEvents, {}, as(user))).body).toHaveLength(30);
  });

  it('are scored again when the start changes, and disappear when cancelled', async () => {
    const user = await buildTraveller(app.db, born);
    const { event } = await buildEvent(app.db, { startDate: dayFromNow(200) });
    const scoreOf = async () =>
      (await app.call(routes.listEvents, {}, as(user))).body.find((each) => each.id === event.id)?.matchScore;
    const before = await scoreOf();
    expect(before).toBeTypeOf('number');
    await app.db
      .update(eventTable)
      .set({ startDate: dayFromNow(208), endDate: dayFromNow(210) })
      .where(eq(eventTable.id, event.id));
    expect(await scoreOf()).not.toBe(before);
    await app.db.update(eventTable).set({ status: 'cancelled' }).where(eq(eventTable.id, event.id));
    expect(await scoreOf()).toBeUndefined();
  });

  it('are scored again when the ruling planets of their category change, and neutral ones by the neutral weights', async () => {
    const user = await buildTraveller(app.db, born);
    const { id } = await buildEvent(app.db, { category: 'Stargazing on skis', startDate: dayFromNow(400) });
    const scoreWith = async (significators: Significators | null) => {
      await app.db.update(categories).set({ significators }).where(eq(categories.name, 'Stargazing on skis'));
      const { body } = await app.call(routes.listEvents, { query: { q: 'ridge', limit: 200 } }, as(user));
      return body.find((event) => event.id === id)?.matchScore;
    };
    const asMars = await scoreWith({ Mars: 1 });
    const asVenus = await scoreWith({ Venus: 1 });
    expect(asVenus).not.toBe(asMars);
    expect(await scoreWith(null)).toBe(await scoreWith({ ...neutral }));
    expect(await scoreWith({ Mars: 1 })).toBe(asMars);
    await app.db.update(eventTable).set({ status: 'cancelled' }).where(eq(eventTable.id, id));
  });
});

describe('the reason on a card', () => {
  const page = { limit: 24, sort: 'match' } as const;

  it('is the first line of the event’s own page, unless a card before it says the same, for scores of 6 and more', async () => {
    const user = await buildTraveller(app.db, born);
    const listed = async () => (await app.call(routes.listEvents, { query: page }, as(user))).body;
    const firstLine = async (id: number) =>
      (await app.call(routes.eventMatch, { params: { id } }, as(user))).body.sum.lines[0]?.text;
    const before = await listed();
    const good = before.filter(({ matchScore }) => (matchScore ?? 0) >= 6);
    const told = good.filter(({ matchReason }) => matchReason !== null);
    expect(told.length).toBeGreaterThan(3);
    for (const event of before) if (!good.includes(event)) expect(event.matchReason).toBeNull();
    expect(told[0]?.matchReason).toBe(await firstLine(told[0]?.id ?? 0));
    // The events of this list are alike, so many would say the same.
    expect(new Set(told.map(({ matchReason }) => matchReason)).size).toBe(told.length);
    const changed = told[0]?.id ?? 0;
    const moved = { startDate: dayFromNow(301), endDate: dayFromNow(302), startTime: '21:15' };
    await app.db.update(eventTable).set(moved).where(eq(eventTable.id, changed));
    const after = (await listed()).find(({ id }) => id === changed);
    expect((after?.matchReason ?? null) !== null).toBe((after?.matchScore ?? 0) >= 6);
    expect(after?.matchReason).not.toBe(told[0]?.matchReason);
  });

  it('is missing for visitors, parties and long lists', async () => {
    const user = await buildTraveller(app.db, born);
    const child = await buildDependent(app.db, user.id, { ...born, dateOfBirth: '2000-07-03' });
    const reasons = async (query: object, session: Readonly<Record<string, string>>) =>
      (await app.call(routes.listEvents, { query: { ...page, ...query } }, session)).body.map(
        (event) => event.matchReason,
      );
    for (const [query, session] of [
      [{ sort: 'date' }, {}],
      [{ with: String(child.id) }, as(user)],
      [{ limit: 200 }, as(user)],
    ] as const) {
      const found = await reasons(query, session);
      expect(found.length).toBeGreaterThan(10);
      expect(new Set(found)).toEqual(new Set([null]));
    }
  });
});

describe('PTY-01 a party', () => {
  it('has lists, order and badges of its own, which the group score decides', async () => {
    const user = await buildTraveller(app.db, born);
    const child = await buildDependent(app.db, user.id, { ...born, dateOfBirth: '2000-07-03' });
    const query = { with: String(child.id) };
    const alone = (await app.call(routes.listEvents, { query: { limit: 200 } }, as(user))).body;
    const together = (await app.call(routes.listEvents, { query: { ...query, limit: 200 } }, as(user))).body;
    expect(together.map(({ id }) => id)).toEqual(alone.map(({ id }) => id));
    expect(together.map(({ matchScore }) => matchScore)).not.toEqual(alone.map(({ matchScore }) => matchScore));
    const { body } = await app.call(routes.matchedEvents, { query }, as(user));
    const scores = body.map(({ matchScore }) => matchScore ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores.every((score) => score >= 6)).toBe(true);
    for (const { eventId, matchScore } of body.slice(0, 3)) {
      const match = await app.call(routes.eventMatch, { params: { id: eventId }, query }, as(user));
      expect(match.body.groupScore).toBe(matchScore);
      expect(together.find(({ id }) => id === eventId)?.matchScore).toBe(matchScore);
    }
  });

  it("leaves out someone else's family and people who are gone, and refuses what isn't a list of people", async () => {
    const user = await buildTraveller(app.db, born);
    const stranger = await buildDependent(app.db, (await buildTraveller(app.db)).id, born);
    const matched = async (query: object) => (await app.call(routes.matchedEvents, { query }, as(user))).body;
    expect(await matched({ with: `${stranger.id},999999` })).toEqual(await matched({}));
    const refused = await app.call(routes.matchedEvents, { query: { with: 'everyone' } }, as(user));
    expect([refused.status, refused.json]).toMatchObject([
      400,
      { fields: { with: 'Choose up to 10 people from your family' } },
    ]);
  });

  it('is recommended nothing that someone in it is too young for', async () => {
    const user = await buildTraveller(app.db, born);
    const child = await buildDependent(app.db, user.id, { ...born, dateOfBirth: dayFromNow(-365 * 6) });
    const { event } = await buildEvent(app.db, { startDate: dayFromNow(33), minimumAge: 12 });
    const { body } = await app.call(routes.matchedEvents, { query: { with: String(child.id) } }, as(user));
    expect(body.map(({ eventId }) => eventId)).not.toContain(event.id);
    const match = await app.call(routes.eventMatch, { params: { id: event.id } }, as(user));
    expect(match.body.people[1]?.canCome).toBe(false);
    await app.db.update(eventTable).set({ status: 'cancelled' }).where(eq(eventTable.id, event.id));
  });
});

describe('why an event matches a person', () => {
  it('has the score, the reasons and a wheel with the event around it, and stores them', async () => {
    const user = await buildTraveller(app.db, born);
    const { event } = await buildEvent(app.db, { startDate: dayFromNow(100) });
    const { body } = await app.call(routes.eventMatch, { params: { id: event.id } }, as(user));
    expect(body.sum.lines.length).toBeGreaterThan(0);
    expect(body.range).toBeNull();
    expect(body.wheel.glyphs.filter((glyph) => glyph.ring === 'event')).toHaveLength(6);
    expect(body.people).toEqual([
      {
        dependentId: null,
        name: 'Maya',
        isComing: true,
        canCome: true,
        note: 'you',
        isChild: false,
        matchScore: body.matchScore,
        range: null,
      },
    ]);
    expect(body.groupScore).toBeNull();
    const stored = await app.db.select().from(userEventMatches).where(eq(userEventMatches.userId, user.id));
    expect(stored).toMatchObject([{ eventId: event.id, matchScore: body.matchScore }]);
    expect(stored[0]?.matchReasoning).not.toBe('');
  });

  it('also scores the family, and the party as a whole', async () => {
    const user = await buildTraveller(app.db, born);
    await buildDependent(app.db, user.id, {
      ...born,
      dateOfBirth: '2018-07-03',
      timeOfBirth: 'unknown',
      timeOfBirthType: 'unknown',
    });
    const { event } = await buildEvent(app.db, { startDate: dayFromNow(101) });
    const { body } = await app.call(routes.eventMatch, { params: { id: event.id } }, as(user));
    expect(body.people.map((person) => person.name)).toEqual(['Maya', 'Théo']);
    expect(body.people[1]?.note).toMatch(/^child, \d+$/);
    expect(body.people[1]).toMatchObject({ isChild: true, isComing: false, range: { missing: 'birth time' } });
    expect(body.groupScore).toBeNull();
    const query = { with: String(body.people[1]?.dependentId) };
    const together = await app.call(routes.eventMatch, { params: { id: event.id }, query }, as(user));
    expect(together.body.people.map(({ isComing }) => isComing)).toEqual([true, true]);
    expect(together.body.groupScore).toBeTypeOf('number');
  });

  it('adds up to the score exactly, for 40 dates and random people', { timeout: 120_000 }, async () => {
    const chance = seeded(9);
    const days = Array.from({ length: 40 }, () => dayFromNow(20 + Math.floor(chance() * 700)));
    const events = await Promise.all(days.map(async (startDate) => (await buildEvent(app.db, { startDate })).event.id));
    for (let person = 0; person < cases(25); person += 1) {
      const dateOfBirth = addDays('1950-01-01', Math.floor(chance() * 20_000));
      const time = person % 5 === 0 ? 'unknown' : 'exact';
      const timeOfBirth = time === 'exact' ? clockTime(Math.floor(chance() * 1440)) : time;
      const user = await buildTraveller(app.db, { ...born, dateOfBirth, timeOfBirth, timeOfBirthType: time });
      // One at a time: so many at once would have to wait too long for their turn on a busy machine.
      for (const id of events) {
        const { body } = await app.call(routes.eventMatch, { params: { id } }, as(user));
        const { start, lines, rest } = body.sum;
        const tenths = [start, ...lines.map(({ points }) => points), rest.points].map((each) => Math.round(each * 10));
        expect(tenths.reduce((sum, each) => sum + each, 0)).toBe(Math.round(body.matchScore * 10));
      }
    }
  });

  it('needs birth data, a published event and a signed-in person', async () => {
    const { event } = await buildEvent(app.db);
    const { event: draft } = await buildEvent(app.db, { status: 'draft' });
    const user = await buildTraveller(app.db, born);
    expect(
      (await app.call(routes.eventMatch, { params: { id: event.id } }, as(await buildTraveller(app.db)))).status,
    ).toBe(404);
    expect((await app.call(routes.eventMatch, { params: { id: draft.id } }, as(user))).status).toBe(404);
    expect((await app.call(routes.eventMatch, { params: { id: event.id } })).status).toBe(401);
  });
});

describe('good days', () => {
  it('are the next 365, each with a score, and with the events of 8 or more that start on it', async () => {
    const user = await buildTraveller(app.db, born);
    const { body } = await app.call(routes.goodDays, {}, as(user));
    expect(body).toHaveLength(365);
    expect(new Set(body.map((day) => day.score)).size).toBeGreaterThan(20);
    expect(body.every((day) => (day.eventCount === 0) === (day.bestEventId === null))).toBe(true);
  });

  it("give the Moon's position and what helps most for the next two months", async () => {
    const user = await buildTraveller(app.db, born);
    const { body } = await app.call(routes.goodDays, {}, as(user));
    const told = body.filter(({ moonSign }) => moonSign !== null);
    expect(told.map(({ day }) => day)).toEqual(body.slice(0, 60).map(({ day }) => day));
    const best = told.filter(({ score }) => score >= 8);
    expect(best.length).toBeGreaterThan(0);
    for (const { reason, astronomy } of best) {
      expect(reason).toMatch(/^A (good )?day /);
      expect(astronomy).toMatch(
        /^(Sun|Moon|Mercury|Venus|Mars) in [A-Z][a-z]+, ([a-z-]+ to|conjunction with) your (Sun|Moon|Mercury|Venus|Mars|rising sign)$/,
      );
    }
  });
});
