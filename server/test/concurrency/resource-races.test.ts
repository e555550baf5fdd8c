import { describe, expect, it } from 'vitest';
import { bookingByHand, eventByHand, idOf, refusalOf, userByHand } from '../../db/rows-by-hand';
import { testDatabase } from '../test-database';

const buyers = 50;

/** Dates at the same time, each of whose series needs the group. */
async function scene(dates: number, { quantity, need }: { quantity: number; need: object }) {
  const database = await testDatabase();
  const { pool } = database;
  const group = await idOf(pool, `insert into resource_groups (organizer_id, name) values ($1, 'Boats') returning id`, [
    await userByHand(pool),
  ]);
  await pool.query(`insert into resources (group_id, name, quantity) values ($1, 'Tern', $2)`, [group, quantity]);
  const needs = JSON.stringify([{ group, amount: 1, per: 1, extra: '', choice: '', before: 0, after: 0, ...need }]);
  const made = [];
  for (let date = 0; date < dates; date += 1) {
    const event = await eventByHand(pool, { capacity: 100 });
    await pool.query('update event_series set needs = $2 where id = (select series_id from events where id = $1)', [
      event.eventId,
      needs,
    ]);
    made.push(event);
  }
  return { pool, made };
}

/** All at once, in turns on the dates. @returns how many were sold, and how many of the resource are in use at once */
async function rush({ pool, made }: Awaited<ReturnType<typeof scene>>, extra?: string) {
  const people = [];
  for (let buyer = 0; buyer < buyers; buyer += 1) people.push(await userByHand(pool));
  const answers = await Promise.all(
    people.map((userId, at) => {
      const event = made[at % made.length] ?? { eventId: 0, tierId: 0 };
      const extras = extra === undefined ? undefined : [{ name: extra, price: 0 as never }];
      return refusalOf(bookingByHand(pool, { ...event, userId, free: true, ...(extras && { extras }) }));
    }),
  );
  const { rows } = await pool.query<{ used: number }>(
    `select coalesce(max(resource_peak(resource_id, during)), 0) as used from resource_uses`,
  );
  const refusals = new Set(answers.filter((answer) => answer !== null));
  return { sold: answers.filter((answer) => answer === null).length, used: rows[0]?.used, refusals: [...refusals] };
}

/** Without the lock and the guard, and slow enough that buyers meet. */
const withoutGuards = `
  alter table resource_uses disable trigger guard_resource_use;
  create or replace function lock_groups(needs jsonb) returns void language plpgsql as $$ begin null; end $$;
  create function wait_a_little() returns trigger language plpgsql as $$ begin perform pg_sleep(0.3); return null; end $$;
  create trigger wait_a_little after insert on resource_uses for each row execute function wait_a_little()`;

describe('RES-01 in a rush', () => {
  it('50 buyers on two dates for one boat all get seats of one date', async () => {
    expect(await rush(await scene(2, { quantity: 1, need: { by: 'date' } }))).toEqual({
      sold: buyers / 2,
      used: 1,
      refusals: ['resource_taken'],
    });
  });

  it('50 buyers on five dates for one wetsuit get it once', async () => {
    const made = await scene(5, { quantity: 1, need: { by: 'extra', extra: 'Wetsuit' } });
    expect(await rush(made, 'Wetsuit')).toEqual({ sold: 1, used: 1, refusals: ['resource_extra_taken'] });
  });

  it('use more than there are without the lock and the guard', async () => {
    for (const [dates, need] of [
      [2, { by: 'date' }],
      [5, { by: 'extra', extra: 'Wetsuit' }],
    ] as const) {
      const made = await scene(dates, { quantity: 1, need });
      await made.pool.query(withoutGuards);
      const { used } = await rush(made, dates === 5 ? 'Wetsuit' : undefined);
      expect(used).toBeGreaterThan(1);
    }
  });
});
