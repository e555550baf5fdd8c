import { array, assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { happenings, newWorld, seatsTaken, total, type Happening, type World } from './life.model';
import { bookingTransitions } from './lifecycle';

const names = Object.keys(happenings) as Happening[];
const walks = array(constantFrom(...names), { minLength: 20, maxLength: 60 });
const runs = 600;

/** A bank can still return what was refunded. */
const ended = ['cancelled/failed', 'cancelled/refund_closed', 'cancelled/charged_back', 'cancelled/completed'];

/** Must hold after every step. */
function expectSound(world: World): void {
  const isConfirmed = world.booking === 'confirmed/completed';
  expect(seatsTaken(world)).toBeLessThanOrEqual(world.capacity);
  expect(world.tickets).toBe(isConfirmed ? 1 : 0);
  expect(world.mails).toBeLessThanOrEqual(1);
  if (isConfirmed) {
    expect(world.intent).toMatchObject({ status: 'succeeded', received: total, refunded: 0 });
    expect([world.hold, world.payment]).toEqual(['consumed', 'succeeded']);
    expect(world.eventIsOpen).toBe(true);
  }
  if (world.booking === 'cancelled/refunded') expect(world.intent.refunded).toBe(total);
  if (world.booking === 'cancelled/refund_failed') expect(world.intent.refunded).toBe(0);
  if (world.booking === 'cancelled/charged_back') expect([world.dispute, world.intent.refunded]).toEqual(['lost', 0]);
  if (world.booking === 'cancelled/failed') expect(world.intent.received).toBe(0);
}

/** What eventually happens: the reconciler checks, the hold runs out, the sweeper runs, banks decide, refunds are made or repeated. */
function comeToAnEnd(world: World): void {
  if (world.intent.status === 'processing') happenings.pay(world);
  for (const name of ['look', 'lapse', 'sweep', 'look', 'winDispute', 'repeatRefund', 'refund'] as const)
    happenings[name](world);
}

describe('random walks through the life of a booking', () => {
  it('PAY-01 PAY-04 PAY-08 PAY-12 no order of events oversells, confirms twice, or makes a transition outside the table', () => {
    let steps = 0;
    assert(
      property(walks, integer({ min: 1, max: 2 }), (walk, capacity) => {
        const world = newWorld(capacity);
        for (const name of walk) {
          const before = world.booking;
          happenings[name](world);
          if (ended.includes(before)) expect(world.booking).toBe(before);
          expectSound(world);
          steps += 1;
        }
      }),
      { numRuns: runs },
    );
    expect(steps).toBeGreaterThanOrEqual(10_000);
  });

  it('INV-3 every payment ends as a booking or a refund', () => {
    assert(
      property(walks, integer({ min: 1, max: 2 }), (walk, capacity) => {
        const world = newWorld(capacity);
        for (const name of walk) happenings[name](world);
        comeToAnEnd(world);
        const lost = world.dispute === 'lost' ? total : 0;
        const isOurs = world.booking === 'confirmed/completed' || world.booking === 'cancelled/refund_closed';
        // What was refunded can be lost once more to a dispute: the booking reads refunded, and we've paid twice.
        if (world.booking !== 'cancelled/refunded')
          expect(world.intent.received - world.intent.refunded - lost).toBe(isOurs ? total - lost : 0);
        expect([...ended, 'confirmed/completed', 'cancelled/refunded']).toContain(world.booking);
      }),
      { numRuns: runs },
    );
  });

  it('PAY-08 checking again changes nothing', () => {
    assert(
      property(walks, (walk) => {
        const world = newWorld(1);
        for (const name of walk) happenings[name](world);
        happenings.look(world);
        const once = structuredClone(world);
        for (let again = 0; again < 5; again += 1) happenings.look(world);
        expect(world).toEqual(once);
      }),
      { numRuns: runs },
    );
  });

  it('PAY-01 some walk makes every transition in the table, except those of free bookings', () => {
    const made = new Set<string>();
    assert(
      property(walks, (walk) => {
        const world = newWorld(1);
        for (const name of walk) happenings[name](world);
        for (const move of world.moves) made.add(move);
      }),
      { numRuns: 3000, seed: 20_261_120 },
    );
    const all = bookingTransitions.map(([from, to]) => `${from} to ${to}`);
    expect(all.filter((move) => !made.has(move))).toEqual(['confirmed/completed to cancelled/completed']);
  });
});
