import { maxUnpaidHolds } from '@ascendant/domain/booking/hold';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { holds } from '../../db/schema/holds';
import { openPayment } from '../checkout/checkout';
import { buildScene, runOut, checkedEnvironment } from '../checkout/scene';
import { buildDependent, buildTraveller } from '../factories/people';

const environment = await checkedEnvironment();

const seats = 10;

/** Someone with a family of nine at an event of ten seats. `order` asks for that many seats. */
async function attacker() {
  const { app } = environment;
  const scene = await buildScene(app, { capacity: seats });
  const family: { type: 'dependent'; id: number }[] = [];
  for (let count = 1; count < seats; count += 1) {
    const { id } = await buildDependent(app.db, scene.user.id, { firstName: `Child ${count}` });
    family.push({ type: 'dependent', id });
  }
  const order = (wanted: number) =>
    openPayment(
      app,
      scene.user,
      { eventId: scene.event.id, attendees: family.slice(0, wanted - 1) },
      10_000 + (wanted - 1) * 6_000,
    );
  return { ...scene, order };
}

const holdsOf = async (eventId: number) =>
  environment.app.db.select().from(holds).where(eq(holds.eventId, eventId)).orderBy(holds.id);

describe('someone who wants an event’s seats without paying', () => {
  it('doesn’t hold them for ever by ordering ten, nine, ten', async () => {
    const { event, order } = await attacker();
    for (let turn = 0; turn < 9; turn += 1) await order(turn % 2 === 0 ? seats : seats - 1);
    const held = await holdsOf(event.id);
    expect(held).toHaveLength(maxUnpaidHolds);
    await runOut(environment.app, held.at(-1)?.bookingId ?? 0);
    const traveller = await buildTraveller(environment.app.db);
    expect((await openPayment(environment.app, traveller, { eventId: event.id })).status).toBe(200);
  });

  it('doesn’t hold them for ever by ordering them again each time that the hold has run out', async () => {
    const { event, order } = await attacker();
    for (let turn = 0; turn < 9; turn += 1) {
      const reply = await order(seats);
      if (reply.status === 200) await runOut(environment.app, reply.body.bookingId);
    }
    expect(await holdsOf(event.id)).toHaveLength(maxUnpaidHolds);
  });

  it('gets no more by asking many times at once', async () => {
    const { event, order } = await attacker();
    for (let turn = 1; turn < maxUnpaidHolds; turn += 1) await order(seats - (turn % 2));
    await Promise.all([10, 9, 8, 7].map(order));
    expect((await holdsOf(event.id)).length).toBeLessThanOrEqual(maxUnpaidHolds);
  });
});
