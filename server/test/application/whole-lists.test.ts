import { routes, type CallName } from '@ascendant/contract/routes';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { categories, eventFeatures } from '../../db/schema/catalog';
import { reviews } from '../../db/schema/opinions';
import { discountCodes } from '../../db/schema/pricing';
import { buildSold } from '../factories/bookings';
import { buildEvent, dayFromNow } from '../factories/events';
import { copyEvent } from '../factories/many-events';
import { birthInHalifax, buildAdmin, buildOrganizer, buildTraveller, type SignedInPerson } from '../factories/people';
import { testApp } from '../test-app';

/** More than a page can have, and no whole number of batches. */
const count = 300;
const numbers = Array.from({ length: count }, (_, index) => index + 1);

const app = await testApp();
const { db } = app;
const [admin, organizer] = [await buildAdmin(db), await buildOrganizer(db)];
const [traveller, withoutBirth] = [await buildTraveller(db, birthInHalifax), await buildTraveller(db)];
const model = await buildEvent(db, { createdBy: organizer.id, startDate: dayFromNow(300), capacity: 1000 });
// On different days, so that some suit the traveller and the others don't.
const start = sql`model.start_date - n % 290`;

beforeAll(async () => {
  await copyEvent(db, model.id, count * 3, { start_date: start, end_date: start });
  await db.execute(sql`
    insert into users (username, email, password, first_name, last_name)
    select 'many' || n, 'many' || n || '@example.org', 'x', 'Many', 'People' from generate_series(1, ${count}::int) n`);
  const { rows } = await db.execute<{ id: number }>(sql`select id from users where username like 'many%'`);
  await db
    .insert(reviews)
    .values(rows.map(({ id }) => ({ eventId: model.id, userId: id, rating: 4, comment: 'Hut was warm.' })));
  await db.insert(categories).values(numbers.map((n) => ({ name: `Category ${n}` })));
  await db.insert(eventFeatures).values(numbers.map((n) => ({ name: `Feature ${n}` })));
  const discount = { eventId: model.id, discountType: 'percentage', discountValue: '10.00' } as const;
  await db.insert(discountCodes).values(numbers.map((n) => ({ ...discount, code: `CODE${n}` })));
  for (const amount of numbers) await buildSold(db, model, { userId: withoutBirth.id, amount });
}, 60_000);

async function read(name: CallName, who: SignedInPerson, query = {}) {
  const { status, headers, json } = await app.call(routes[name], { query } as never, who.session);
  if (status !== 200 || !Array.isArray(json)) throw new RangeError(`${name}: ${status}`);
  const rows: { id?: number; eventId?: number }[] = json;
  return { headers, rows, ids: new Set(rows.map(({ id, eventId }) => id ?? eventId)) };
}

describe('without a limit, the list is whole', () => {
  it.each([
    ['listEvents', () => traveller],
    ['listAdminEvents', () => admin],
    ['listOrganizerEvents', () => organizer],
    ['eventAnalytics', () => admin],
    ['organizerEventAnalytics', () => organizer],
    ['listUsers', () => admin],
    ['listUsersWithSigns', () => admin],
    ['listAdminReviews', () => admin],
    ['listOrganizerReviews', () => organizer],
    ['listDiscountCodes', () => admin],
    ['matchedEvents', () => traveller],
    ['otherEvents', () => traveller],
    ['otherEvents', () => withoutBirth],
  ] as const)('%s', async (name, who) => {
    const { rows, ids, headers } = await read(name, who());
    expect(rows.length).toBeGreaterThanOrEqual(name === 'matchedEvents' ? 201 : count);
    expect(ids.size).toBe(rows.length);
    // The other list counts every published event, those in the first list too.
    if (name !== 'otherEvents' || who() === withoutBirth) expect(headers['x-total-count']).toBe(String(rows.length));
  });

  it.each([
    ['listCategories', () => traveller],
    ['listEventFeatures', () => traveller],
    ['listAdminCategories', () => admin],
    ['listAdminEventFeatures', () => admin],
    ['listMyBookings', () => withoutBirth],
  ] as const)('%s', async (name, who) => {
    expect((await read(name, who())).ids.size).toBeGreaterThanOrEqual(count);
  });

  it('what isn’t recommended is in the other list, and nothing is in both', async () => {
    const [matched, others] = [await read('matchedEvents', traveller), await read('otherEvents', traveller)];
    expect(matched.rows.length + others.rows.length).toBe(count * 3 + 1);
    expect(new Set([...matched.ids, ...others.ids]).size).toBe(count * 3 + 1);
  });

  it('has the same rows in the same order as its pages', async () => {
    const whole = await read('listAdminEvents', admin);
    const pages = [];
    for (let offset = 0; offset < whole.rows.length; offset += 100)
      pages.push(...(await read('listAdminEvents', admin, { limit: 100, offset })).rows);
    expect(whole.rows).toEqual(pages);
  });

  it.each(['date', 'price'])('of events by %s, it has those of its pages in their order', async (sort) => {
    const whole = await read('listEvents', traveller, { sort });
    const pages = [];
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const page = await read('listEvents', traveller, { sort, limit: 200, ...(cursor === '' ? {} : { cursor }) });
      pages.push(...page.rows);
      cursor = /[?&]cursor=([^&>]+)/.exec(String(page.headers['link'] ?? ''))?.[1];
    }
    expect(whole.rows.map(({ id }) => id)).toEqual(pages.map(({ id }) => id));
  });

  it.each([count, count + 1])(
    'a list that ends at a batch, or begins another, is a JSON array (%s to skip)',
    async (n) => {
      const rows = await read('listAdminEvents', admin, { offset: n * 2 });
      expect(rows.rows).toHaveLength(count * 3 + 1 - n * 2);
    },
  );
});

describe('with a limit, a page', () => {
  it.each(['listUsers', 'listAdminEvents', 'listAdminReviews', 'listDiscountCodes'] as const)('of %s', async (name) => {
    expect((await read(name, admin, { limit: 7 })).rows).toHaveLength(7);
    expect((await read(name, admin, { limit: 200 })).rows).toHaveLength(200);
  });
});
