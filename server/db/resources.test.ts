import type { Need } from '@ascendant/domain/event/need';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../test/test-database';
import {
  bookingByHand,
  confirmByHand,
  dependentByHand,
  eventByHand,
  holdByHand,
  idOf,
  paymentByHand,
  refusalOf,
  userByHand,
} from './rows-by-hand';

const { pool } = await testDatabase();

type Event = Awaited<ReturnType<typeof eventByHand>>;

const need = (group: number, more: Partial<Need> = {}): Need => ({
  group,
  by: 'date',
  amount: 1,
  per: 1,
  extra: '',
  choice: '',
  before: 30,
  after: 45,
  ...more,
});

async function groupOf(...members: readonly { name: string; quantity?: number; carries?: number }[]): Promise<number> {
  const group = await idOf(pool, `insert into resource_groups (organizer_id, name) values ($1, 'Boats') returning id`, [
    await userByHand(pool),
  ]);
  for (const { name, quantity = 1, carries = null } of members)
    await pool.query('insert into resources (group_id, name, quantity, carries) values ($1, $2, $3, $4)', [
      group,
      name,
      quantity,
      carries,
    ]);
  return group;
}

/** A date from 09:00 to 17:00 unless it says otherwise. */
async function dateWith(
  needs: readonly Need[],
  { from = '09:00', to = '17:00', extras = [] as readonly object[] } = {},
) {
  const event = await eventByHand(pool, { capacity: 100 });
  await pool.query('update events set start_time = $2, end_time = $3 where id = $1', [event.eventId, from, to]);
  await pool.query(
    'update event_series set needs = $2, extras = $3 where id = (select series_id from events where id = $1)',
    [event.eventId, JSON.stringify(needs), JSON.stringify(extras)],
  );
  return event;
}

async function bookFree(event: Event, people = 1): Promise<number> {
  const userId = await userByHand(pool);
  const dependentIds: number[] = [];
  for (let more = 1; more < people; more += 1) dependentIds.push(await dependentByHand(pool, userId));
  return bookingByHand(pool, { ...event, userId, dependentIds, free: true });
}

async function hold(event: Event, minutes = 15) {
  const bookingId = await bookingByHand(pool, { ...event, userId: await userByHand(pool) });
  return { bookingId, holdId: await holdByHand(pool, bookingId, minutes) };
}

const cancel = (bookingId: number) => pool.query(`update bookings set status = 'cancelled' where id = $1`, [bookingId]);

/** What a date has, in the group's order. */
async function usesOf({ eventId }: Event): Promise<readonly string[]> {
  const { rows } = await pool.query<{ said: string }>(
    `select r.name || case when u.quantity > 1 then ' ' || u.quantity else '' end as said
     from resource_uses u join resources r on r.id = u.resource_id where u.event_id = $1 order by r.id`,
    [eventId],
  );
  return rows.map(({ said }) => said);
}

const coveredOf = async ({ eventId }: Event) =>
  (await pool.query<{ covered: number | null }>('select covered_seats as covered from events where id = $1', [eventId]))
    .rows[0]?.covered;

describe('RES-01 what a date needs', () => {
  it('is taken with its first held seat, in the group’s order, and is free again when that hold lapses', async () => {
    const group = await groupOf({ name: 'Tern' }, { name: 'Gull' });
    const date = await dateWith([need(group)]);
    expect(await usesOf(date)).toEqual([]);
    const { holdId } = await hold(date, -1);
    expect(await usesOf(date)).toEqual(['Tern']);
    await pool.query('select lapse_run_out($1)', [date.eventId]);
    expect(await usesOf(date)).toEqual([]);
    expect(holdId).toBeGreaterThan(0);
  });

  it('stays when the hold is paid, and is free when the booking is cancelled', async () => {
    const date = await dateWith([need(await groupOf({ name: 'Tern' }))]);
    const { bookingId } = await hold(date);
    await paymentByHand(pool, bookingId);
    await confirmByHand(pool, bookingId);
    expect(await usesOf(date)).toEqual(['Tern']);
    const free = await dateWith([need(await groupOf({ name: 'Gull' }))]);
    const booked = await bookFree(free);
    await cancel(booked);
    expect(await usesOf(free)).toEqual([]);
  });

  it('is refused to another date at the same time, set-up included, and not to one that begins when it ends', async () => {
    const group = await groupOf({ name: 'Tern' });
    await hold(await dateWith([need(group, { before: 0, after: 45 })], { from: '09:00', to: '11:30' }));
    const during = await dateWith([need(group, { before: 0, after: 0 })], { from: '12:14', to: '13:00' });
    const after = await dateWith([need(group, { before: 0, after: 0 })], { from: '12:15', to: '13:00' });
    expect(await refusalOf(hold(during))).toBe('resource_taken');
    expect(await refusalOf(hold(after))).toBeNull();
  });

  it('grows with who comes: a guide for every 6, boats for 8, 8 and 4', async () => {
    const guides = await groupOf({ name: 'A' }, { name: 'B' }, { name: 'C' });
    const boats = await groupOf({ name: '1', carries: 8 }, { name: '2', carries: 8 }, { name: '3', carries: 4 });
    const date = await dateWith([need(guides, { by: 'people', per: 6 }), need(boats, { by: 'carries' })]);
    const steps: unknown[] = [];
    const booked: number[] = [];
    for (const people of [1, 6, 2, 4]) {
      booked.push(await bookFree(date, people));
      steps.push([(await usesOf(date)).join(' '), await coveredOf(date)]);
    }
    expect(steps).toEqual([
      ['A 1', 6],
      ['A B 1', 8],
      ['A B 1 2', 12],
      ['A B C 1 2', 16],
    ]);
    await cancel(booked[1] ?? 0);
    expect([(await usesOf(date)).join(' '), await coveredOf(date)]).toEqual(['A B 1', 8]);
  });

  it('is taken for each of an extra that’s booked, from a stock that dates share', async () => {
    const group = await groupOf({ name: 'Wetsuit', quantity: 2 });
    const extras = [
      { name: 'Wetsuit', note: '', price: 0, per: 'person', choices: [], limit: null, isRefundable: true },
    ];
    const forExtra = [need(group, { by: 'extra', extra: 'Wetsuit' })];
    const dates = [await dateWith(forExtra, { extras }), await dateWith(forExtra, { extras })] as const;
    const withWetsuit = async (event: Event) =>
      bookingByHand(pool, {
        ...event,
        userId: await userByHand(pool),
        free: true,
        extras: [{ name: 'Wetsuit', price: 0 as never }],
      });
    await withWetsuit(dates[0]);
    const second = await withWetsuit(dates[0]);
    expect(await usesOf(dates[0])).toEqual(['Wetsuit 2']);
    expect(await refusalOf(withWetsuit(dates[1]))).toBe('resource_extra_taken');
    expect(await refusalOf(bookFree(dates[1]))).toBeNull();
    await cancel(second);
    expect(await refusalOf(withWetsuit(dates[1]))).toBeNull();
  });

  it('is no row at all for an event that needs nothing', async () => {
    const date = await eventByHand(pool);
    await hold(date);
    expect([await usesOf(date), await coveredOf(date)]).toEqual([[], null]);
  });
});

describe('RES-02 and RES-05 a date', () => {
  it('takes its uses along when it’s moved, to another of the group if need be, or isn’t moved', async () => {
    const group = await groupOf({ name: 'Tern' }, { name: 'Gull' });
    const early = await dateWith([need(group)], { from: '06:00', to: '07:00' });
    const other = await dateWith([need(group)], { from: '12:00', to: '13:00' });
    const third = await dateWith([need(group)], { from: '12:30', to: '13:30' });
    await hold(early);
    await hold(other);
    const move = (to: string) =>
      pool.query(`update events set start_time = $2, end_time = '14:30' where id = $1`, [early.eventId, to]);
    await move('13:30');
    expect([await usesOf(early), await usesOf(other)]).toEqual([['Gull'], ['Tern']]);
    await pool.query(`update events set start_time = '06:00', end_time = '07:00' where id = $1`, [early.eventId]);
    await hold(third);
    expect(await refusalOf(move('13:30'))).toBe('resource_taken');
    expect(await usesOf(early)).toEqual(['Tern']);
  });

  it('has nothing once it’s cancelled', async () => {
    const date = await dateWith([need(await groupOf({ name: 'Tern' }))]);
    await hold(date);
    await pool.query(`update events set status = 'cancelled' where id = $1`, [date.eventId]);
    expect(await usesOf(date)).toEqual([]);
  });

  it('gets what’s free when needs come later, keeps its people, and sells no more than it has', async () => {
    const group = await groupOf({ name: 'A' });
    const date = await dateWith([]);
    for (let person = 0; person < 3; person += 1) await hold(date);
    await pool.query('update event_series set needs = $2 where id = (select series_id from events where id = $1)', [
      date.eventId,
      JSON.stringify([need(group, { by: 'people', per: 2 })]),
    ]);
    expect([await usesOf(date), await coveredOf(date)]).toEqual([['A'], 3]);
    expect(await refusalOf(hold(date))).toBe('resource_taken');
  });
});

describe('the database refuses', () => {
  let group = 0;
  let id = 0;
  const insert = (sets: string) =>
    pool.query(
      `insert into resource_uses (resource_id, quantity, during, note, forced)
       values ($1, 1, '[2030-06-01 15:00+00,2030-06-01 16:00+00)', 'In repair', ${sets})`,
      [id],
    );
  beforeEach(async () => {
    group = await groupOf({ name: 'Tern', quantity: 2 });
    id = await idOf(pool, 'select id from resources where group_id = $1', [group]);
  });

  it('a use beyond the quantity, unless it’s forced', async () => {
    await insert('false');
    await insert('false');
    expect(await refusalOf(insert('false'))).toBe('resource_taken');
    expect(await refusalOf(insert('true'))).toBeNull();
    expect(await refusalOf(insert('false'))).toBe('resource_taken');
  });

  it('a quantity below what’s used', async () => {
    await insert('false');
    const lower = () => pool.query('update resources set quantity = 1 where id = $1', [id]);
    await insert('false');
    expect(await refusalOf(lower())).toBe('resource_in_use');
    await pool.query('delete from resource_uses where id = (select max(id) from resource_uses)');
    expect(await refusalOf(lower())).toBeNull();
  });

  it('a seat beyond what’s covered', async () => {
    const date = await dateWith([need(group, { amount: 3 })]);
    expect(await refusalOf(hold(date))).toBe('resource_taken');
    const { rows } = await pool.query<{ left: number }>('select coverable_seats($1) as left', [date.eventId]);
    expect(rows[0]?.left).toBe(0);
  });
});
