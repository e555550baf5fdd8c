import { calendarDay } from '@ascendant/domain/calendar-day';
import { categoryNameMaxLength, locationMaxLength, titleMaxLength } from '@ascendant/domain/event/limits';
import { cents } from '@ascendant/domain/money';
import { tiersAhead } from '@ascendant/domain/pricing/current-tier';
import { fromPrice } from '@ascendant/domain/pricing/price-label';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../test/test-database';
import { dateByHand, eventByHand, idOf } from './rows-by-hand';

const database = await testDatabase();

async function found(condition: string, eventId: number): Promise<boolean> {
  const { rows } = await database.pool.query(
    `select 1 from event_search join search_texts on search_texts.id = text_id where event_id = $1 and ${condition}`,
    [eventId],
  );
  return rows.length === 1;
}

const words = (query: string) => `search_texts.document @@ to_tsquery('ascendant_search', '${query}')`;

describe('event search', () => {
  it('finds accented words without accents, by prefix, and in other forms', async () => {
    const { eventId } = await eventByHand(database.pool);
    await database.pool.query(`update events set title = 'Kayaking the islets', location = 'Montréal' where id = $1`, [
      eventId,
    ]);
    for (const query of ['montreal', 'Montréal', 'mont:*', 'kayak', 'outdoors', 'ridge'])
      expect(await found(words(query), eventId)).toBe(true);
    expect(await found(words('banff'), eventId)).toBe(false);
  });

  it('finds words with a small typing error', async () => {
    const { eventId } = await eventByHand(database.pool);
    expect(await found(`word_similarity('outdor natur', words) >= 0.5`, eventId)).toBe(true);
    expect(await found(`word_similarity('opera', words) >= 0.5`, eventId)).toBe(false);
  });

  it('forgets a word with the last event that has it', async () => {
    const has = async (word: string) =>
      (await database.pool.query('select 1 from search_words where word = $1', [word])).rows.length === 1;
    const { eventId } = await eventByHand(database.pool);
    const other = await eventByHand(database.pool);
    await database.pool.query(`update events set title = 'Grandmother''s orchard' where id in ($1, $2)`, [
      eventId,
      other.eventId,
    ]);
    expect([await has('grandmothers'), await has('orchard')]).toEqual([true, true]);
    await database.pool.query(`update events set title = 'An apple walk' where id = $1`, [eventId]);
    expect(await has('orchard')).toBe(true);
    await database.pool.query(`update events set title = 'A pear walk' where id = $1`, [other.eventId]);
    expect([await has('grandmothers'), await has('orchard'), await has('pear')]).toEqual([false, false, true]);
  });
});

describe('the text of a series', () => {
  const textsOf = async (...ids: readonly number[]) =>
    (
      await database.pool.query<{ id: number }>(
        'select text_id as id from event_search where event_id = any($1) order by event_id',
        [ids],
      )
    ).rows.map(({ id }) => id);
  const left = async (id: number | undefined) =>
    (await database.pool.query('select from search_texts where id = $1', [id])).rowCount;
  const retitle = (title: string, ...ids: readonly number[]) =>
    database.pool.query('update events set title = $1 where id = any($2)', [title, ids]);

  async function twoDates(): Promise<readonly [number, number]> {
    const { eventId } = await eventByHand(database.pool, { status: 'draft' });
    return [eventId, await dateByHand(database.pool, eventId)];
  }

  it('is one for all its dates that say the same, and goes with the last of them', async () => {
    const [first, second] = await twoDates();
    const [shared, other] = await textsOf(first, second);
    expect(other).toBe(shared);
    await retitle('A walk by lantern', first);
    const [edited, unchanged] = await textsOf(first, second);
    expect([edited === shared, unchanged]).toEqual([false, shared]);
    await retitle('A walk by lantern', second);
    expect(await textsOf(first, second)).toEqual([edited, edited]);
    expect(await left(shared)).toBe(0);
    await database.pool.query('delete from events where id = $1', [second]);
    expect(await left(edited)).toBe(1);
    await database.pool.query('delete from events where id = $1', [first]);
    expect(await left(edited)).toBe(0);
  });

  it('isn’t shared with another series, and follows a date that becomes one of it', async () => {
    const [first, second] = await twoDates();
    const other = await eventByHand(database.pool);
    const [own, theirs] = [await textsOf(first), await textsOf(other.eventId)];
    expect(own).not.toEqual(theirs);
    await database.pool.query(
      'update events set series_id = (select series_id from events where id = $1) where id = $2',
      [other.eventId, second],
    );
    expect(await textsOf(first, second, other.eventId)).toEqual([own[0], theirs[0], theirs[0]]);
  });

  it('is one, too, when two dates get it at the same moment', async () => {
    const [first, second] = await twoDates();
    await Promise.all([first, second].map((id) => retitle('A walk at dawn', id)));
    const [one, other] = await textsOf(first, second);
    expect(other).toBe(one);
  });
});

describe('the order of starts, which keeps the words', () => {
  it('takes an event whose texts are as long as they may be, in letters of three bytes', async () => {
    const { eventId } = await eventByHand(database.pool);
    const names = [0, 1, 2, 3, 4].map((place) => letters(categoryNameMaxLength, 1_000 * place));
    const categoryIds = await Promise.all(
      names.map((name) => idOf(database.pool, 'insert into categories (name) values ($1) returning id', [name])),
    );
    await database.pool.query(
      `update events set title = $2, location = $3, category_id = $4, secondary_category_id1 = $5, secondary_category_id2 = $6,
         secondary_category_id3 = $7, secondary_category_id4 = $8 where id = $1`,
      [eventId, letters(titleMaxLength, 5_000), letters(locationMaxLength, 6_000), ...categoryIds],
    );
    expect(await found(`octet_length(words) > 2200`, eventId)).toBe(true);
  });
});

/** So many letters, each another one, so that nothing can be compressed. */
function letters(count: number, from: number): string {
  const firstIdeograph = 0x4e00;
  return String.fromCodePoint(...Array.from({ length: count }, (_, place) => firstIdeograph + from + 3 * place));
}

describe('what events copy from other tables', () => {
  it('the lowest positive adult price, 0 for a free event', async () => {
    const { eventId } = await eventByHand(database.pool);
    const lowest = async () => {
      const { rows } = await database.pool.query('select lowest_adult_price_cents as cents from events where id = $1', [
        eventId,
      ]);
      return rows[0].cents;
    };
    expect(await lowest()).toBe(10_000);
    await database.pool.query(
      `insert into pricing_tiers (event_id, tier_type, adult_price, valid_until)
       values ($1, 'early_bird', 80.55, '2030-05-01'), ($1, 'last_minute', 0, null)`,
      [eventId],
    );
    expect(await lowest()).toBe(8055);
    await database.pool.query('delete from pricing_tiers where adult_price > 0 and event_id = $1', [eventId]);
    expect(await lowest()).toBe(0);
  });

  it('the lowest price on sale now or later, as the domain says, and the day until which it holds', async () => {
    const { eventId } = await eventByHand(database.pool);
    await database.pool.query('delete from pricing_tiers where event_id = $1', [eventId]);
    const days = { today: calendarDay('2026-06-01'), startDate: calendarDay('2030-06-01') };
    const cases: readonly (readonly [PricingTier['tierType'], number, string | null])[][] = [
      [
        ['early_bird', 80, '2020-01-01'],
        ['regular', 100, '2030-05-01'],
        ['last_minute', 90, null],
      ],
      [
        ['early_bird', 80, '2030-01-01'],
        ['regular', 100, '2030-05-01'],
      ],
      [
        ['early_bird', 80, '2020-01-01'],
        ['regular', 100, '2021-01-01'],
      ],
      [
        ['regular', 100, null],
        ['last_minute', 50, null],
      ],
      [
        ['regular', 100, '2030-06-01'],
        ['last_minute', 50, null],
      ],
      [
        ['early_bird', 80, null],
        ['regular', 100, '2020-01-01'],
      ],
      [
        ['early_bird', 0, '2020-01-01'],
        ['regular', 0, null],
      ],
      [],
    ];
    for (const tiers of cases) {
      for (const tier of tiers)
        await database.pool.query(
          'insert into pricing_tiers (event_id, tier_type, adult_price, valid_until) values ($1, $2, $3, $4)',
          [eventId, ...tier],
        );
      const { rows } = await database.pool.query(
        `select lowest_adult_price_cents as cents, lowest_price_until::text as until from events where id = $1`,
        [eventId],
      );
      const expected = tiers.map(([tierType, dollars, until], id): PricingTier => ({
        id,
        tierType,
        adultPrice: cents(dollars * 100),
        childPrice: null,
        validUntil: until === null ? null : calendarDay(until),
      }));
      const ends = tiersAhead(expected, days).flatMap(({ validUntil }) => validUntil ?? []);
      expect(rows[0], JSON.stringify(tiers)).toEqual({
        cents: fromPrice(expected, days) ?? 0,
        until: ends.find((day) => day < days.startDate) ?? null,
      });
      await database.pool.query('delete from pricing_tiers where event_id = $1', [eventId]);
    }
  });

  it('feature names, renamed with the feature', async () => {
    const { eventId } = await eventByHand(database.pool);
    const featureId = await idOf(database.pool, `insert into event_features (name) values ('Lunch') returning id`);
    await database.pool.query(`update events set features = '{Guide,Lunch}' where id = $1`, [eventId]);
    await database.pool.query(`update event_features set name = 'Packed lunch' where id = $1`, [featureId]);
    const { rows } = await database.pool.query('select features from events where id = $1', [eventId]);
    expect(rows[0].features).toEqual(['Guide', 'Packed lunch']);
  });

  it('the instant of the local start, including in daylight saving time', async () => {
    const { eventId } = await eventByHand(database.pool);
    const startOf = async (day: string, clock: string, zone: string) => {
      const { rows } = await database.pool.query(
        `update events set start_date = $2, end_date = $2, start_time = $3, timezone = $4 where id = $1 returning starts_at`,
        [eventId, day, clock, zone],
      );
      return rows[0].starts_at.toISOString();
    };
    expect(await startOf('2030-06-01', '09:00', 'America/Edmonton')).toBe('2030-06-01T15:00:00.000Z');
    // Alberta stays on daylight saving time.
    expect(await startOf('2030-12-01', '09:00', 'America/Edmonton')).toBe('2030-12-01T15:00:00.000Z');
    expect(await startOf('2030-12-01', '09:00', 'America/Denver')).toBe('2030-12-01T16:00:00.000Z');
    expect(await startOf('2030-12-01', '00:15', 'Asia/Kathmandu')).toBe('2030-11-30T18:30:00.000Z');
  });
});
