import { routes } from '@ascendant/contract/routes';
import { describe, expect, it } from 'vitest';
import { bookingData } from '../checkout/checkout';
import { expectCleanInvariants } from '../clean-invariants';
import { buildCrowd } from '../factories/crowd';
import { buildFreeEvent } from '../factories/events';
import { buildOrganizer } from '../factories/people';
import { testApp } from '../test-app';
import { tally } from './tally';

const app = await testApp();

describe('a capacity that is lowered during the sale', () => {
  it('PAY-01 is refused or holds: no one has a seat beyond it, and what it refuses was sold before', async () => {
    const organizer = await buildOrganizer(app.db);
    const { id } = await buildFreeEvent(app.db, { createdBy: organizer.id, capacity: 40 });
    const crowd = await buildCrowd(app.db, 40);
    const lower = (capacity: number) =>
      app.call(routes.updateEvent, { params: { id }, body: { capacity } }, organizer.session);
    const sales = crowd.map(({ session }) =>
      app.call(routes.createBooking, { body: bookingData({ eventId: id }) }, session),
    );
    const edits = [30, 20, 10, 5].map(lower);
    const [sold, lowered] = [tally(await Promise.all(sales)), await Promise.all(edits)];

    const { seatsTaken, capacity } = (await app.call(routes.getEventForm, { params: { id } }, organizer.session)).body;
    expect(seatsTaken).toBe(sold['201']);
    expect(seatsTaken).toBeLessThanOrEqual(capacity);
    expect((sold['201'] ?? 0) + (sold['409 sold_out'] ?? 0)).toBe(40);
    expect(lowered.every(({ status }) => status === 200 || status === 409)).toBe(true);
    // The capacity is the last one that was accepted.
    const accepted = [30, 20, 10, 5].filter((_, index) => lowered[index]?.status === 200);
    expect([40, ...accepted]).toContain(capacity);
    await expectCleanInvariants(app.db);
  });
});
