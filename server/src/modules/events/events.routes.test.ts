import { eventRoutes } from '@ascendant/contract/event';
import { managedEventRoutes } from '@ascendant/contract/managed-event';
import { routes } from '@ascendant/contract/routes';
import { maxListLimit } from '@ascendant/domain/list-limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookingByHand, holdByHand } from '../../../db/rows-by-hand';
import { categories } from '../../../db/schema/catalog';
import { reviews } from '../../../db/schema/opinions';
import { buildEvent, dayFromNow, type EventOptions } from '../../../test/factories/events';
import { buildAdmin, buildOrganizer, buildTraveller } from '../../../test/factories/people';
import { temporaryFolder } from '../../../test/temporary-folder';
import { testApp, type TestApp } from '../../../test/test-app';
import { accountsModule } from '../accounts/accounts.module';
import { eventsModule } from './events.module';

async function openApp(): Promise<TestApp> {
  const dataDir = await temporaryFolder('covers');
  return testApp({ modules: [accountsModule, eventsModule], settings: { DATA_DIR: dataDir } });
}

/** A list has all events of its application, so it has one of its own. */
const [listApp, app] = [await openApp(), await openApp()];

describe('the list of events', () => {
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    const add = async (name: string, options: EventOptions) => {
      ids[name] = (await buildEvent(listApp.db, options)).id;
    };
    await add('kayaks', {
      title: 'Kayaking the Islets',
      location: 'Montréal, Quebec, Canada',
      latitude: 45.50884,
      longitude: -73.58781,
      startDate: dayFromNow(40),
      tiers: [{ tierType: 'regular', adultPrice: '80.00', childPrice: '40.00' }],
    });
    await add('yoga', {
      title: 'Sunrise yoga on the pier',
      description: 'A slow hour of stretching while the harbour wakes up.',
      category: 'Spiritual & Wellness',
      location: 'Halifax, Nova Scotia, Canada',
      latitude: 44.64533,
      longitude: -63.57239,
      timezone: 'America/Halifax',
      startDate: dayFromNow(20),
      tiers: [],
    });
    await add('hikes', {
      title: 'Larch valley hike',
      capacity: 50,
      startDate: dayFromNow(60),
      endDate: dayFromNow(62),
      duration: 3,
      tiers: [{ tierType: 'regular', adultPrice: '544.00', childPrice: null }],
      minimumAge: 12,
    });
    await add('past', { title: 'Last summer festival', startDate: dayFromNow(-90), endDate: dayFromNow(-90) });
    await add('older', { title: 'Winter lights', startDate: dayFromNow(-200), endDate: dayFromNow(-200) });
    for (const status of ['draft', 'pending_approval', 'cancelled'] as const)
      await add(status, { title: 'Hidden kayaks', status });
  });

  const list = async (query: Record<string, unknown> = {}) => listApp.call(eventRoutes.listEvents, { query });
  const listed = async (query: Record<string, unknown> = {}) => {
    const reply = await list(query);
    return reply.body.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));
  };

  it('has only published events, upcoming ones first by date, then past ones', async () => {
    expect(await listed()).toEqual(['yoga', 'kayaks', 'hikes', 'past', 'older']);
  });

  it.each([
    ['kayaking', ['kayaks']],
    ['kayak', ['kayaks']],
    ['KAYA', ['kayaks']],
    ['montreal', ['kayaks']],
    ['Montréal', ['kayaks']],
    ['montrael', ['kayaks']],
    ['kyaking', ['kayaks']],
    ['hiki', ['hikes']],
    ['hiking', ['hikes']],
    ['stretch harbour', ['yoga']],
    ['wellness', ['yoga']],
    ['wellnes sunrise', ['yoga']],
    ['banff', ['hikes', 'past', 'older']],
    ['the', ['yoga', 'kayaks']],
    ['zzzzz', []],
    ["'; drop table events; --", []],
    ['%', ['yoga', 'kayaks', 'hikes', 'past', 'older']],
    ['kayak:* & !', ['kayaks']],
  ])('searching %o finds %o', async (q, expected) => {
    expect(await listed({ q })).toEqual(expected);
  });

  it.each([
    [{ category: 'spiritual & wellness' }, ['yoga']],
    [{ category: 'No such category' }, []],
    [{ category: ['Spiritual & Wellness', 'No such category'] }, ['yoga']],
    [{ category: ['Spiritual & Wellness', 'OUTDOOR & nature'], maxPrice: '99' }, ['yoga', 'kayaks']],
    [{ from: dayFromNow(61) }, ['hikes']],
    [{ from: dayFromNow(30), to: dayFromNow(50) }, ['kayaks']],
    [{ minPrice: '80', maxPrice: '80' }, ['kayaks']],
    [{ minPrice: '80.01' }, ['hikes', 'past', 'older']],
    [{ maxPrice: '0' }, ['yoga']],
    [{ near: '44.6,-63.6', within: '20' }, ['yoga']],
    [{ near: '45.5,-73.6', within: '1000' }, ['yoga', 'kayaks']],
    [{ near: '45.5,-73.6', within: '500' }, ['kayaks']],
    [{ near: 'Halifax, Nova Scotia' }, ['yoga']],
    [{ near: 'Montreal, Canada', within: '30' }, ['kayaks']],
    [{ sort: 'price' }, ['yoga', 'kayaks', 'hikes', 'past', 'older']],
    [{ q: 'kayak', maxPrice: '10' }, []],
  ])('filtered by %o it has %o', async (query, expected) => {
    expect(await listed(query)).toEqual(expected);
  });

  it('says how far away events are from the place that’s searched near, and else nothing', async () => {
    const near = (await list({ near: '45.5,-73.6', within: '1000' })).body;
    expect(near.map(({ distanceKm }) => Math.round((distanceKm ?? 0) / 100))).toEqual([8, 0]);
    expect((await list()).body.every(({ distanceKm }) => distanceKm === null)).toBe(true);
  });

  it('counts what each category would show with the other filters, and what is free', async () => {
    const counted = async (query: Record<string, unknown>) => {
      const { body } = await listApp.call(eventRoutes.countFilters, { query });
      const all = await listApp.db.select({ id: categories.id, name: categories.name }).from(categories);
      const name = (id: number) => all.find((category) => category.id === id)?.name;
      const some = body.categories.filter(({ count }) => count > 0).map(({ id, count }) => [name(id), count]);
      return { some: Object.fromEntries(some), free: body.free };
    };
    expect(await counted({})).toEqual({
      some: { 'Outdoor & Nature': 4, 'Spiritual & Wellness': 1 },
      free: { count: 1, isCapped: false },
    });
    // The chosen categories don't hide what the others would show; the chosen price doesn't hide what's free.
    expect(await counted({ category: 'Outdoor & Nature', minPrice: '80' })).toEqual({
      some: { 'Outdoor & Nature': 4 },
      free: { count: 0, isCapped: false },
    });
    expect(await counted({ q: 'kayak' })).toMatchObject({ some: { 'Outdoor & Nature': 1 } });
    expect(await counted({ near: 'Halifax, Nova Scotia' })).toEqual({
      some: { 'Spiritual & Wellness': 1 },
      free: { count: 1, isCapped: false },
    });
  });

  it('says how many match and how many there are', async () => {
    const reply = await list({ q: 'banff', limit: 1 });
    expect(reply.headers['x-total-count']).toBe('3');
    expect(reply.headers['x-unfiltered-count']).toBe('5');
  });

  it.each(['date', 'price', 'match'])('pages by %s, each event once, until there is no next page', async (sort) => {
    const whole = await listed({ sort });
    const seen: unknown[] = [];
    let next: string | undefined = `/api/events?limit=2&sort=${sort}`;
    while (next !== undefined) {
      const response: Awaited<ReturnType<TestApp['inject']>> = await listApp.inject({ method: 'GET', url: next });
      const page: { id: number }[] = response.json();
      expect(page.length).toBeLessThanOrEqual(2);
      seen.push(...page.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id)));
      next = /<([^>]+)>; rel="next"/.exec(String(response.headers.link ?? ''))?.[1];
    }
    expect(seen).toEqual(whole);
  });

  it('has no next page without a limit', async () => {
    expect((await list()).headers.link).toBeUndefined();
  });

  it.each([
    [{ limit: 0 }, 'limit'],
    [{ limit: maxListLimit + 1 }, 'limit'],
    [{ from: '2027-02-30' }, 'from'],
    [{ sort: 'size' }, 'sort'],
    [{ within: 'far' }, 'within'],
    [{ cursor: 'nonsense' }, 'cursor'],
    [{ cursor: 'price.u.100.1' }, 'cursor'],
    [{ q: 'x'.repeat(201) }, 'q'],
  ])('refuses %o at its field', async (query, field) => {
    const reply = await list(query);
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(String) } });
  });

  it("doesn't guess around an unknown place", async () => {
    const reply = await list({ near: 'Nowhereville-upon-Nothing' });
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({ code: 'unknown_place', fields: { near: 'We could not find that place' } });
  });

  it('has everything a card shows', async () => {
    const [event] = (await list({ q: 'larch' })).body;
    expect(event).toMatchObject({
      title: 'Larch valley hike',
      category: 'Outdoor & Nature',
      duration: 3,
      features: ['Guide', 'Lunch', 'Transport'],
      capacity: 50,
      seatsLeft: 50,
      pricingTiers: [{ tierType: 'regular', adultPrice: '544.00', childPrice: null, validUntil: null }],
      matchScore: null,
      sky: { light: expect.any(String), moonLabel: expect.stringMatching(/^Moon, /) },
    });
    expect(event?.imageUrl).toMatch(new RegExp(`^/covers/${ids['hikes']}-[0-9a-f]{16}\\.svg$`));
  });

  it('shows scores to the signed-in person only, and sorts by them', async () => {
    const { session } = await buildTraveller(listApp.db);
    const scoreOf = (id: number | undefined) => (id === ids['hikes'] ? 9.1 : 4.2);
    const upcoming = ['hikes', 'kayaks', 'yoga'].map((name) => ids[name] ?? 0);
    listApp.app.context.eventScores.scoreWith({
      scoresOf: async (_, eventIds) => new Map(eventIds.map((id) => [id, scoreOf(id)])),
      explained: async (_, { eventIds, otherDates }) =>
        new Map([...eventIds, ...otherDates].map((id) => [id, { score: scoreOf(id), reason: null }])),
      ordered: async () => ({ ids: upcoming, total: upcoming.length }),
      reading: () => ({ isReady: true, events: upcoming.length }),
    });
    const reply = await listApp.call(eventRoutes.listEvents, { query: { sort: 'match' } }, session);
    expect(reply.body.map(({ matchScore }) => matchScore)).toEqual([9.1, 4.2, 4.2]);
    expect((await list()).body.map(({ matchScore }) => matchScore)).toEqual([null, null, null, null, null]);
  });
});

it.each([
  ['across the date line', '-17.7,179.9', { latitude: -17.7, longitude: -179.9 }],
  ['back across the date line', '-30.7,-179.9', { latitude: -30.7, longitude: 179.9 }],
  ['over the pole', '89.9,10', { latitude: 89.9, longitude: -170 }],
  ['in the far north', '78.2,15.6', { latitude: 78.2, longitude: 17.5 }],
])('a circle %s finds what is in it and nothing else', async (_, near, place) => {
  const { id } = await buildEvent(app.db, place);
  const { body } = await app.call(eventRoutes.listEvents, { query: { near, within: 50 } });
  expect(body.map((event) => event.id)).toEqual([id]);
});

describe('one event', () => {
  const get = (id: number, session = {}) => app.call(eventRoutes.getEvent, { params: { id } }, session);

  it('can be read by everyone when it is published', async () => {
    const { user } = await buildOrganizer(app.db, { firstName: 'Ana', lastName: 'Cruz' });
    const { id } = await buildEvent(app.db, { createdBy: user.id });
    const { body } = await get(id);
    expect(body).toMatchObject({
      id,
      organizerName: 'Ana Cruz',
      isPhoto: false,
      hasBegun: false,
      averageRating: null,
      reviewCount: 0,
    });
    expect(body.wideImageUrl).not.toBe(body.imageUrl);
    expect(body.skyCaption).toMatchObject({ place: 'Banff', text: expect.stringMatching(/^[a-z].*[a-zM]$/) });
  });

  it('keeps its page when it is cancelled', async () => {
    const { id } = await buildEvent(app.db, { status: 'cancelled' });
    expect((await get(id)).body).toMatchObject({ status: 'cancelled', currentTierId: null });
  });

  it.each(['draft', 'pending_approval'] as const)(
    'AUT is for its organizer and admins while it is %s',
    async (status) => {
      const organizer = await buildOrganizer(app.db);
      const { id } = await buildEvent(app.db, { status, createdBy: organizer.id });
      const others = [{}, (await buildTraveller(app.db)).session, (await buildOrganizer(app.db)).session];
      for (const session of others) expect((await get(id, session)).status).toBe(404);
      expect((await get(id, organizer.session)).body.status).toBe(status);
      expect((await get(id, (await buildAdmin(app.db)).session)).body.status).toBe(status);
    },
  );

  it.each(['0', '-1', '1.5', 'x', '2147483648', '99999999999'])('AUT-04 the id %s is not found', async (id) => {
    expect((await app.inject({ method: 'GET', url: `/api/events/${id}` })).statusCode).toBe(404);
  });

  it('without a known place has no caption and claims no light', async () => {
    const { id } = await buildEvent(app.db, { latitude: null, longitude: null });
    const { body } = await get(id);
    expect(body).toMatchObject({ skyCaption: null, sky: { light: null, lightLabel: '' } });
  });

  it('has seats left that are neither booked nor held', async () => {
    const { id, tiers } = await buildEvent(app.db, { capacity: 5 });
    const seatsLeft = async () => (await get(id)).body.seatsLeft;
    const book = async (free: boolean) => {
      const userId = (await buildTraveller(app.db)).id;
      return bookingByHand(app.pool, { eventId: id, tierId: tiers[0]!.id, userId, free });
    };
    await book(true);
    expect(await seatsLeft()).toBe(4);
    await holdByHand(app.pool, await book(false));
    expect(await seatsLeft()).toBe(3);
    await app.pool.query('update holds set expires_at = now() where event_id = $1', [id]);
    expect(await seatsLeft()).toBe(4);
  });

  it('shows its photograph if it has one', async () => {
    const { id } = await buildEvent(app.db, { imageUrl: '/uploads/abc.jpg', title: 'Night market' });
    expect((await get(id)).body).toMatchObject({
      imageUrl: '/uploads/abc.jpg',
      wideImageUrl: '/uploads/abc.jpg',
      isPhoto: true,
      imageAlt: 'Night market',
    });
  });

  it('shows the average rating with three reviews or more, without junk', async () => {
    const { id } = await buildEvent(app.db);
    const review = async (rating: number, isJunk = false) =>
      app.db
        .insert(reviews)
        .values({ eventId: id, userId: (await buildTraveller(app.db)).id, rating, comment: 'Good', isJunk });
    await review(4);
    await review(5);
    await review(1, true);
    expect((await get(id)).body).toMatchObject({ averageRating: null, reviewCount: 2 });
    await review(5);
    expect((await get(id)).body).toMatchObject({ averageRating: 4.7, reviewCount: 3 });
  });
});

describe('the price today', () => {
  const price = (id: number) => app.call(eventRoutes.currentPricing, { params: { id } });
  const early = { tierType: 'early_bird', adultPrice: '80.00', childPrice: '40.00' } as const;
  const regular = { tierType: 'regular', adultPrice: '100.00', childPrice: '50.00' } as const;

  it('is early bird until the end of its last day at the event', async () => {
    const { rows } = await app.pool.query(`select local_time(now(), 'America/Edmonton')::date::text as today`);
    const { today } = rows[0] as { today: string };
    const { id } = await buildEvent(app.db, { tiers: [regular, { ...early, validUntil: today }] });
    expect((await price(id)).body).toMatchObject({ tierType: 'early_bird', adultPrice: '80.00', validUntil: today });
  });

  it('is regular after that', async () => {
    const { id } = await buildEvent(app.db, { tiers: [regular, { ...early, validUntil: dayFromNow(-2) }] });
    expect((await price(id)).body).toMatchObject({ tierType: 'regular' });
  });

  it.each([
    ['it has begun', { startDate: dayFromNow(-2), endDate: dayFromNow(2) }],
    ['it is cancelled', { status: 'cancelled' as const }],
    ['no tier is left', { tiers: [{ ...early, validUntil: dayFromNow(-2) }] }],
  ])('is none when %s', async (_, options) => {
    const { id } = await buildEvent(app.db, options);
    const reply = await price(id);
    expect(reply.status).toBe(409);
    expect(reply.json).toMatchObject({ code: 'not_on_sale', message: 'Pricing not available' });
  });

  it('is not found for a draft', async () => {
    const { id } = await buildEvent(app.db, { status: 'draft' });
    expect((await price(id)).status).toBe(404);
  });
});

describe("an organizer's own events", () => {
  it("are all of the caller's, newest first, and no one else's", async () => {
    const organizer = await buildOrganizer(app.db);
    const draft = await buildEvent(app.db, { createdBy: organizer.id, status: 'draft', tiers: [] });
    const published = await buildEvent(app.db, { createdBy: organizer.id, capacity: 50 });
    await buildEvent(app.db, { createdBy: (await buildOrganizer(app.db)).id });
    const { body } = await app.call(managedEventRoutes.listOrganizerEvents, {}, organizer.session);
    expect(body.map(({ id, status, price }) => ({ id, status, price }))).toEqual([
      { id: published.id, status: 'published', price: 'From $100' },
      { id: draft.id, status: 'draft', price: 'Free' },
    ]);
    expect(body[0]).toMatchObject({ totalBookings: 0, totalRevenue: 0, capacity: 50 });
  });
});

it('everyone may know the tax rules, and how long after an event its organizer is paid', async () => {
  const usual = await testApp();
  expect((await usual.call(routes.getSite, {})).body).toEqual({
    taxRules: 'specification',
    discountsBorneBy: 'organizer',
    manualBookingFee: 'none',
    requiresPayoutAccount: false,
    payoutDelayDays: 2,
    wallets: [],
  });
  const slower = await testApp({ settings: { PAYOUT_DELAY_DAYS: '14' } });
  expect((await slower.call(routes.getSite, {})).body.payoutDelayDays).toBe(14);
});
