import { routes } from '@ascendant/contract/routes';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { ageOn } from '@ascendant/domain/person/age';
import { weekdays } from '@ascendant/domain/person/preferences';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { events as eventTable } from '../../../db/schema/events';
import { pricingTiers } from '../../../db/schema/pricing';
import type { NewUserRow } from '../../../db/schema/users';
import { as, trusting } from '../../../test/checkout/checkout';
import { buildSold } from '../../../test/factories/bookings';
import { buildEvent, dayFromNow, type BuiltEvent } from '../../../test/factories/events';
import { birthInHalifax, buildTraveller } from '../../../test/factories/people';
import { testApp, type TestApp } from '../../../test/test-app';
import { chartsModule } from '../charts/charts.module';
import { eventsModule } from '../events/events.module';
import { matchesModule } from './matches.module';

const halifax = {
  latitude: 44.64269,
  longitude: -63.57688,
  location: 'Halifax, Nova Scotia',
  timezone: 'America/Halifax',
};
const pricesOf = (adultPrice: string) => [{ tierType: 'regular' as const, adultPrice, childPrice: null }];

let app: TestApp;
/** Concerts in Halifax in the evening, and dear treks in Banff in the morning, on the same days. */
const concerts: BuiltEvent[] = [];
const treks: BuiltEvent[] = [];
beforeAll(async () => {
  app = await testApp({ modules: [trusting, eventsModule, chartsModule, matchesModule] });
  for (let day = 3; day <= 60; day += 3) {
    const startDate = dayFromNow(day);
    concerts.push(
      await buildEvent(app.db, {
        ...halifax,
        startDate,
        startTime: '19:00',
        endTime: '22:00',
        category: 'Music & Concerts',
        tiers: pricesOf('40.00'),
      }),
    );
    treks.push(await buildEvent(app.db, { startDate, tiers: pricesOf('400.00') }));
  }
});

const person = (options: Partial<NewUserRow> = {}) => buildTraveller(app.db, { ...birthInHalifax, ...options });

async function recommendedTo(user: { readonly id: number }, limit = 200) {
  return (await app.call(routes.matchedEvents, { query: { limit } }, as(user))).body;
}

const homeInHalifax = { currentCity: 'Halifax', currentProvince: 'Nova Scotia', currentCountry: 'Canada' };
const homeInWinnipeg = { currentCity: 'Winnipeg', currentProvince: 'Manitoba', currentCountry: 'Canada' };
const homeInCalgary = { currentCity: 'Calgary', currentProvince: 'Alberta', currentCountry: 'Canada' };

describe('recommendations', () => {
  it('PRE-07 two people with opposite preferences get different ones, with the same scores', async () => {
    const musician = await person({
      ...homeInHalifax,
      maxTravelDistance: 50,
      maxPriceRange: 100,
      preferredEventTypes: ['Music & Concerts'],
    });
    const climber = await person({
      ...homeInCalgary,
      maxTravelDistance: 200,
      maxPriceRange: 0,
      preferredEventTypes: ['Outdoor & Nature'],
    });
    const [toMusician, toClimber] = [await recommendedTo(musician), await recommendedTo(climber)];
    expect(toMusician[0]?.event.category).toBe('Music & Concerts');
    expect(toMusician[0]?.outsidePreferences).toEqual([]);
    expect(toClimber[0]?.event.category).toBe('Outdoor & Nature');
    expect(toClimber[0]?.outsidePreferences).toEqual([]);
    const all = new Map((await recommendedTo(await person())).map(({ eventId, matchScore }) => [eventId, matchScore]));
    for (const { eventId, matchScore } of [...toMusician, ...toClimber]) expect(matchScore).toBe(all.get(eventId));
  });

  it('PRE-02 PRE-03 PRE-04 each says which preferences it misses', async () => {
    const user = await person({
      ...homeInWinnipeg,
      maxTravelDistance: 500,
      maxPriceRange: 100,
      preferredEventTypes: ['Music & Concerts'],
    });
    const list = await recommendedTo(user);
    const trek = list.find(({ event }) => event.category === 'Outdoor & Nature');
    expect(trek?.event.distanceKm).toBeGreaterThan(1_100);
    expect(trek?.outsidePreferences).toEqual([
      'Far outside your 500 km',
      '$300 over your price',
      'Not one of your event types',
    ]);
    const missed = list.map(({ outsidePreferences }) => outsidePreferences.length);
    expect(missed).toEqual(missed.toSorted((a, b) => a - b));
  });

  it('PRE-05 PRE-06 days and times count where the event is', async () => {
    const preferredDays = weekdays.slice(0, 5);
    const preferredTimes = Object.fromEntries(preferredDays.map((day) => [day, ['Evening' as const]]));
    const list = await recommendedTo(await person({ preferredDays, preferredTimes }));
    expect(list[0]?.event.startTime).toBe('19:00');
    for (const { event, outsidePreferences } of list) {
      const isWeekend = [0, 6].includes(new Date(`${event.startDate}T00:00:00Z`).getUTCDay());
      const day = new Date(`${event.startDate}T00:00:00Z`).toLocaleDateString('en-CA', {
        timeZone: 'UTC',
        weekday: 'long',
      });
      const times = event.startTime === '19:00' ? [] : ['Starts at 9:00 a.m., outside your times'];
      expect(outsidePreferences).toEqual(isWeekend ? [`On a ${day}, outside your days`] : times);
    }
  });

  it('without preferences, the best come first', async () => {
    const list = await recommendedTo(await person());
    const scores = list.map(({ matchScore }) => matchScore ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(list.every(({ outsidePreferences }) => outsidePreferences.length === 0)).toBe(true);
  });

  it.each([false, true])(
    'PRE-07 without a distance, what’s far from their town comes last; stars off: %s',
    async (starsOff) => {
      const preferredEventTypes = ['Outdoor & Nature' as const];
      const list = await recommendedTo(await person({ ...homeInHalifax, preferredEventTypes, starsOff }));
      const isTrek = list.map(({ event }) => event.category === 'Outdoor & Nature');
      expect(isTrek).toEqual(isTrek.toSorted((a, b) => Number(a) - Number(b)));
      // Six and more that are nearer fit, so none of the first six is over 1,000 km away.
      const first = list.slice(0, 6).map(({ event }) => event.distanceKm);
      expect(first.every((km) => km !== null && km < 5)).toBe(true);
      expect(list.at(-1)?.event.distanceKm).toBeGreaterThan(1_000);
    },
  );

  it('PRE-02 a city that the gazetteer does not know misses no distance', async () => {
    const user = await person({ currentCity: 'Zzyzxville', currentCountry: 'Canada', maxTravelDistance: 10 });
    expect((await recommendedTo(user)).every(({ outsidePreferences }) => outsidePreferences.length === 0)).toBe(true);
  });

  it('PRE-03 a changed price counts at once', async () => {
    const user = await person({ maxPriceRange: 100 });
    const [first] = await recommendedTo(user);
    const id = first?.eventId ?? 0;
    await app.db.update(pricingTiers).set({ adultPrice: '150.00' }).where(eq(pricingTiers.eventId, id));
    await app.db.update(eventTable).set({ description: 'Now with supper afterwards.' }).where(eq(eventTable.id, id));
    const changed = (await recommendedTo(user)).find(({ eventId }) => eventId === id);
    expect(changed?.outsidePreferences).toEqual(['$50 over your price']);
  });
});

describe('PRE-09 how far recommendations reach', () => {
  const near = { ...homeInHalifax, starsOff: true };
  const categoriesFor = async (user: { readonly id: number }) =>
    new Set((await recommendedTo(user)).map(({ event }) => event.category));

  it('nothing beyond three times the distance is recommended, and it’s among the others instead', async () => {
    const user = await person({ ...homeInHalifax, maxTravelDistance: 50 });
    expect(await categoriesFor(user)).toEqual(new Set(['Music & Concerts']));
    const others = (await app.call(routes.otherEvents, { query: { limit: 200 } }, as(user))).body;
    const treksAmong = others.filter(({ category }) => category === 'Outdoor & Nature');
    expect(treksAmong).toHaveLength(20);
  });

  it('where fewer than four would be left, everything is', async () => {
    const user = await person({ ...homeInWinnipeg, maxTravelDistance: 10 });
    expect(await categoriesFor(user)).toEqual(new Set(['Music & Concerts', 'Outdoor & Nature']));
  });

  it('without a distance, everywhere is', async () => {
    const user = await person({ ...near, maxTravelDistance: 0 });
    expect((await categoriesFor(user)).size).toBe(2);
  });
});

describe('PRE-10 other adventures', () => {
  const othersOf = async (user: { readonly id: number }) =>
    (await app.call(routes.otherEvents, { query: { limit: 200 } }, as(user))).body;

  it('near ones come first by date, then new ones by date, then the rest by score', async () => {
    await app.db.update(eventTable).set({ publishedAt: sql`now() - interval '15 days'` });
    const newest = treks.at(-1)!.event.id;
    await app.db
      .update(eventTable)
      .set({ publishedAt: sql`now() - interval '13 days'` })
      .where(eq(eventTable.id, newest));
    const tooOld = { starsOff: true, maxTravelDistance: 50, maxPriceRange: 0 } as const;
    const user = await person({ ...homeInHalifax, ...tooOld, preferredEventTypes: ['Outdoor & Nature'] });
    // With the stars off all concerts are recommended, so the others are treks: a new one first.
    expect((await othersOf(user))[0]?.id).toBe(newest);
    const calgarian = await person({ ...homeInCalgary, starsOff: false, maxTravelDistance: 200 });
    const others = await othersOf(calgarian);
    const isNear = others.map(({ category }) => category === 'Outdoor & Nature');
    expect(isNear).toEqual(isNear.toSorted((a, b) => Number(b) - Number(a)));
    const scores = others.slice(isNear.lastIndexOf(true) + 1).map(({ matchScore }) => matchScore ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });
});

describe('what is left out of recommendations', () => {
  const idsOf = async (user: { readonly id: number }) => (await recommendedTo(user)).map(({ eventId }) => eventId);
  const othersOf = async (user: { readonly id: number }) =>
    (await app.call(routes.otherEvents, { query: { limit: 200 } }, as(user))).body.map(({ id }) => id);

  it('PRE-01 what the person has booked; someone else still gets it', async () => {
    const [user, other] = [await person(), await person()];
    const [best = 0] = await idsOf(user);
    const booked = [...concerts, ...treks].find(({ id }) => id === best);
    await buildSold(app.db, booked!, { userId: user.id });
    expect(await idsOf(user)).not.toContain(best);
    expect(await othersOf(user)).toContain(best);
    expect(await idsOf(other)).toContain(best);
  });

  it('PRE-01 what is sold out, until a seat is free again', async () => {
    const user = await person();
    const [best = 0, ...rest] = await idsOf(user);
    await app.db
      .update(eventTable)
      .set({ capacity: sql`seats_confirmed + 1` })
      .where(eq(eventTable.id, best));
    await app.pool.query(`with entry as (
        insert into waitlist_entries (event_id, user_id, seats) values (${best}, ${user.id}, 1) returning id)
      insert into waitlist_offers (entry_id, event_id, seats, expires_at)
        select id, ${best}, 1, now() + interval '1 day' from entry`);
    expect(await idsOf(user)).toEqual(rest);
    await app.pool.query(`update waitlist_offers set status = 'declined' where event_id = ${best}`);
    expect(await idsOf(user)).toEqual([best, ...rest]);
  });

  it('PRE-01 what the person is too young for on its first day', async () => {
    const dateOfBirth = calendarDay('2006-05-05');
    const user = await person({ dateOfBirth });
    const [best = 0] = await idsOf(user);
    const { startDate } = [...concerts, ...treks].find(({ id }) => id === best)!.event;
    const age = ageOn(dateOfBirth, calendarDay(startDate));
    const requireAge = (minimumAge: number) =>
      app.db.update(eventTable).set({ minimumAge }).where(eq(eventTable.id, best));
    await requireAge(age);
    expect(await idsOf(user)).toContain(best);
    await requireAge(age + 1);
    expect(await idsOf(user)).not.toContain(best);
    expect(await othersOf(user)).toContain(best);
  });
});

describe('PRE-08 with the stars off', () => {
  const musician = () =>
    person({
      ...homeInHalifax,
      starsOff: true,
      maxTravelDistance: 50,
      maxPriceRange: 100,
      preferredEventTypes: ['Music & Concerts'],
    });

  it('preferences alone decide, and each recommendation says what it is for', async () => {
    const list = await recommendedTo(await musician());
    // The concerts: the treks are beyond three times the distance.
    expect(list).toHaveLength(20);
    for (const { matchScore, recommendedFor, outsidePreferences, event } of list.slice(0, 15)) {
      expect([matchScore, event.matchScore, outsidePreferences]).toEqual([null, null, []]);
      expect(recommendedFor).toMatch(/^Music & Concerts, (less than )?\d+ km from you, within your price$/);
    }
    const starts = list.slice(0, 15).map(({ event }) => event.startDate);
    expect(starts).toEqual(starts.toSorted());
  });

  it('needs no birth data, and recommends nothing twice', async () => {
    const user = await buildTraveller(app.db, { starsOff: true });
    const recommended = (await recommendedTo(user)).map(({ eventId }) => eventId);
    const others = (await app.call(routes.otherEvents, { query: { limit: 200 } }, as(user))).body.map(({ id }) => id);
    expect(recommended).toHaveLength(24);
    expect(others.filter((id) => recommended.includes(id))).toEqual([]);
  });

  it('nothing astrological is answered: no scores, reasons, chart, signs or good days', async () => {
    const user = await musician();
    const id = concerts[0]!.event.id;
    expect((await app.call(routes.eventMatch, { params: { id } }, as(user))).status).toBe(404);
    expect((await app.call(routes.astrologyProfile, {}, as(user))).status).toBe(404);
    expect((await app.call(routes.dependentSigns, {}, as(user))).body).toEqual([]);
    expect((await app.call(routes.goodDays, {}, as(user))).body).toEqual([]);
    const query = { minMatch: 8, sort: 'match', limit: 200 } as const;
    const { body } = await app.call(routes.listEvents, { query }, as(user));
    expect(body.length).toBeGreaterThanOrEqual(40);
    expect(body.every(({ matchScore }) => matchScore === null)).toBe(true);
  });
});

it('of a series among the other adventures it’s a date that can be booked, if there is one', async () => {
  const first = (await buildEvent(app.db, { startDate: dayFromNow(62) })).event;
  const { seriesId } = first;
  const next = (await buildEvent(app.db, { startDate: dayFromNow(69), seriesId })).event;
  const block = ({ id }: { readonly id: number }) =>
    app.db.execute(sql`insert into seat_blocks (event_id, seats, label) values (${id}, ${first.capacity}, 'A school')`);
  const user = await person({ ...homeInHalifax, maxTravelDistance: 50 });
  const shown = async () => {
    const { body } = await app.call(routes.otherEvents, { query: { dates: 'next', limit: 200 } }, as(user));
    return body.filter(({ series }) => series.id === seriesId).map(({ id }) => id);
  };
  await block(first);
  expect(await shown()).toEqual([next.id]);
  await block(next);
  expect(await shown()).toHaveLength(1);
});
