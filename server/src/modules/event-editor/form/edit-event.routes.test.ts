import { routes } from '@ascendant/contract/routes';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventFeatures } from '../../../../db/schema/catalog';
import { eventSeries } from '../../../../db/schema/event-series';
import { auditLog } from '../../../../db/schema/logs';
import { pricingTiers } from '../../../../db/schema/pricing';
import { waitlistOffers } from '../../../../db/schema/waitlist';
import { expectCleanInvariants } from '../../../../test/clean-invariants';
import { bookFreely } from '../../../../test/factories/bookings';
import {
  buildCategory,
  buildEvent,
  buildFreeEvent,
  eventRow,
  dayFromNow,
  type EventOptions,
} from '../../../../test/factories/events';
import { birthInHalifax, buildAdmin, buildOrganizer, buildTraveller } from '../../../../test/factories/people';
import { testApp, type PartialRequest, type Session } from '../../../../test/test-app';

let features: readonly { readonly id: number; readonly name: string }[];
const app = await testApp();
const admin = await buildAdmin(app.db);
const organizer = await buildOrganizer(app.db, { firstName: 'Nadia' });
const traveller = await buildTraveller(app.db, birthInHalifax);
beforeAll(async () => {
  features = await app.db
    .insert(eventFeatures)
    .values([{ name: 'Guide' }, { name: 'Lunch' }, { name: 'Transport' }])
    .returning({ id: eventFeatures.id, name: eventFeatures.name });
});
afterAll(async () => {
  await app.runJobs();
  await expectCleanInvariants(app.db);
});

type Edit = NonNullable<PartialRequest<typeof routes.updateEvent>['body']>;
interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
}

const own = async (options: EventOptions = {}) =>
  (await buildEvent(app.db, { createdBy: organizer.id, ...options })).id;
const edit = (id: number, body: Edit, session: Session = organizer.session, headers: Session = {}) =>
  app.call(routes.updateEvent, { params: { id }, body }, { ...session, ...headers });
const formOf = async (id: number, session: Session = organizer.session) =>
  (await app.call(routes.getEventForm, { params: { id } }, session)).body;
const refusal = async (id: number, body: Edit, session?: Session): Promise<[number, Refusal]> => {
  const { status, json } = await edit(id, body, session);
  return [status, json as Refusal];
};
const rowOf = (id: number) => eventRow(app.db, id);
const tiersOf = (id: number) => app.db.select().from(pricingTiers).where(eq(pricingTiers.eventId, id));

describe('the edit form', () => {
  it('shows every field, the prices, the ids of features, the version and what is locked with its reason', async () => {
    const id = await own({ minimumAge: 8 });
    const form = await formOf(id);
    expect(form).toMatchObject({
      id,
      version: 1,
      status: 'published',
      minimumAge: 8,
      pricingTiers: { earlyBird: null, regular: { adultPrice: '100.00', childPrice: '60.00' }, lastMinute: null },
      imageUrl: null,
      seatsTaken: 0,
      transitions: ['cancel'],
      locked: [
        { group: 'pricing', reason: "Prices can't be changed once an event is published." },
        { group: 'minimumAge', reason: "The minimum age can't be changed once an event is published." },
      ],
    });
    expect(form.features).toEqual(features);
    expect(form.categoryNames).toEqual({ [form.categoryId]: 'Outdoor & Nature' });
    expect((await app.inject({ url: form.coverUrl, headers: organizer.session })).statusCode).toBe(200);
  });

  it('AUT-01 is for the people who manage the event: 401, 403 where anyone can read it, 404 where they cannot', async () => {
    const other = await buildOrganizer(app.db);
    const [live, draft] = [await own(), await own({ status: 'draft' })];
    const read = async (id: number, session: Session) =>
      (await app.call(routes.getEventForm, { params: { id } }, session)).status;
    const change = async (id: number, session: Session) => (await edit(id, { capacity: 30 }, session)).status;
    for (const ask of [read, change]) {
      expect(await ask(live, {})).toBe(401);
      for (const { session } of [traveller, other]) {
        expect([await ask(live, session), await ask(draft, session), await ask(2_000_000_000, session)]).toEqual([
          403, 404, 404,
        ]);
      }
      expect(await ask(live, admin.session)).toBe(200);
    }
  });
});

describe('editing an event', () => {
  it('takes the payload of the specification, and leaves an audit entry of what changed', async () => {
    const id = await own({ status: 'draft' });
    const [main, second] = [await buildCategory(app.db, 'Food & Drink'), await buildCategory(app.db, 'Art & Culture')];
    const { status, body } = await edit(id, {
      categoryId: main.id,
      secondaryCategoryId1: second.id,
      secondaryCategoryId2: null,
      secondaryCategoryId3: null,
      secondaryCategoryId4: null,
      features: [features[1]?.id ?? 0, features[0]?.id ?? 0],
      duration: 7,
      capacity: 40,
      minimumAge: 14,
      pricingTiers: {
        earlyBird: { adultPrice: '80', childPrice: null, validUntil: dayFromNow(20) },
        regular: { adultPrice: '100.50', childPrice: '1', validUntil: null },
        lastMinute: { adultPrice: '130', childPrice: null, validUntil: null },
      },
    });
    expect([status, body.version, body.duration, body.features]).toEqual([200, 2, 7, ['Lunch', 'Guide']]);
    expect(await rowOf(id)).toMatchObject({ categoryId: main.id, secondaryCategoryId1: second.id, minimumAge: 14 });
    const prices = (await tiersOf(id)).map(({ tierType, adultPrice, childPrice }) => [
      tierType,
      adultPrice,
      childPrice,
    ]);
    expect(prices.sort()).toEqual([
      ['early_bird', '80.00', null],
      ['last_minute', '130.00', null],
      ['regular', '100.50', null],
    ]);
    const [entry] = await app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'event.edited'), eq(auditLog.targetId, String(id))));
    expect(entry).toMatchObject({ actorId: organizer.id, changes: { capacity: { before: 12, after: 40 } } });
    expect(Object.keys(entry?.changes ?? {})).not.toContain('title');
  });

  it('title, description, place, dates and times can be corrected; the slug follows the title', async () => {
    const id = await own();
    const startDate = dayFromNow(100);
    await edit(id, {
      title: 'Night walk',
      description: 'Under the stars, with a telescope.',
      location: 'Springfield, Missouri',
      startDate,
      endDate: startDate,
      startTime: '20:00',
      endTime: '23:30',
    });
    expect(await rowOf(id)).toMatchObject({
      slug: 'night-walk',
      timezone: 'America/Chicago',
      startTime: '20:00',
      startDate,
    });
  });

  it('what is sent as it was is no change', async () => {
    const id = await own();
    const { pricingTiers: tiers, ...form } = await formOf(id);
    const regular = tiers.regular && { adultPrice: tiers.regular.adultPrice, childPrice: '60', validUntil: null };
    const { body } = await edit(id, {
      categoryId: form.categoryId,
      minimumAge: form.minimumAge,
      duration: form.duration,
      features: form.features.map((feature) => feature.id),
      pricingTiers: { regular },
      version: form.version,
    });
    expect(body.version).toBe(1);
  });

  it('a tier keeps its row when its price changes, and goes when it is left out', async () => {
    const id = await own({ status: 'draft' });
    const [before] = await tiersOf(id);
    await edit(id, { pricingTiers: { regular: { adultPrice: '70', childPrice: '30', validUntil: null } } });
    expect((await tiersOf(id)).map((tier) => [tier.id, tier.adultPrice])).toEqual([[before?.id, '70.00']]);
    await edit(id, { pricingTiers: { lastMinute: { adultPrice: '90' } } });
    expect((await tiersOf(id)).map(({ tierType }) => tierType)).toEqual(['last_minute']);
  });

  it('a tier that someone has booked at stays, even when the booking has ended', async () => {
    const { id } = await buildFreeEvent(app.db, { createdBy: organizer.id });
    const bookingId = await bookFreely(app, await buildTraveller(app.db), { eventId: id });
    await app.call(routes.refundBooking, { params: { id: bookingId }, body: {} }, admin.session);
    expect((await edit(id, { status: 'draft' }, admin.session)).status).toBe(200);
    const [status, { fields }] = await refusal(id, { pricingTiers: {} });
    expect([status, fields]).toEqual([
      409,
      { 'pricingTiers.regular.adultPrice': "Someone has booked at this price, so it can't be removed." },
    ]);
    expect((await edit(id, { pricingTiers: { regular: { adultPrice: '10' } } })).status).toBe(200);
  });
});

describe('what an edit is refused', () => {
  it.each([
    ['published', { minimumAge: 18 }, { minimumAge: "The minimum age can't be changed once an event is published." }],
    [
      'published',
      { pricingTiers: { regular: { adultPrice: '5', childPrice: '1' } } },
      { pricingTiers: "Prices can't be changed once an event is published." },
    ],
    ['cancelled', { capacity: 50 }, { status: "A cancelled event can't be changed." }],
  ] as const)('409 for what a %s event locks: %j', async (status, body, fields) => {
    const id = await own({ status });
    expect(await refusal(id, body)).toEqual([409, expect.objectContaining({ code: 'locked_field', fields })]);
    expect((await rowOf(id)).version).toBe(1);
  });

  it.each([
    [{ title: ' ' }, { title: 'Title is required' }],
    [{ description: 'short' }, { description: 'Description must be at least 10 characters' }],
    [{ duration: 0 }, { duration: 'Duration must be at least 1 day' }],
    [{ duration: 1.5 }, { duration: 'Please enter a whole number' }],
    [{ capacity: 0 }, { capacity: 'Capacity must be at least 1' }],
    [{ minimumAge: 26 }, { minimumAge: 'Minimum age cannot exceed 25' }],
    [{ endDate: '2020-01-01' }, { endDate: 'End date must be on or after start date' }],
    [{ startDate: '2027-02-30' }, { startDate: 'Please select a valid date. The selected date does not exist.' }],
    [{ categoryId: null }, { categoryId: 'Main category is required' }],
    [{ categoryId: 999_999 }, { categoryId: 'Please choose a category from the list' }],
    [{ features: [999_999] }, { features: 'Please choose features from the list' }],
    [{ imageUrl: '/uploads/00000000000000000000000000000000.webp' }, { imageUrl: 'Please upload the picture first' }],
    [{ imageUrl: 'https://example.org/a.png' }, { imageUrl: 'Please upload the picture first' }],
    [{ placeId: 5 }, { location: 'We could not find that place' }],
    [
      { pricingTiers: { earlyBird: { adultPrice: '5' } } },
      { 'pricingTiers.earlyBird.validUntil': 'Choose the last day of the early bird price' },
    ],
  ] as const)('400 with its sentence: %j', async (body, fields) => {
    const id = await own({ status: 'draft' });
    expect(await refusal(id, body as unknown as Edit)).toEqual([400, expect.objectContaining({ fields })]);
    expect((await rowOf(id)).version).toBe(1);
  });

  it('the same category twice, and an edit without a field', async () => {
    const id = await own();
    const { categoryId } = await rowOf(id);
    expect((await refusal(id, { secondaryCategoryId3: categoryId }))[1].fields).toEqual({
      secondaryCategoryId3: 'This category is already chosen',
    });
    expect((await refusal(id, { version: 1 }))[1].fields).toEqual({ status: 'Please choose a status' });
  });

  it('a stale version is 409 with the event as it is now, and overwrites nothing', async () => {
    const id = await own();
    expect((await edit(id, { title: 'First', version: 1 }, admin.session)).body.version).toBe(2);
    const { status, json } = await edit(id, { title: 'Second', version: 1 });
    expect([status, json]).toEqual([
      409,
      expect.objectContaining({
        code: 'edit_conflict',
        current: expect.objectContaining({ title: 'First', version: 2 }),
      }),
    ]);
    expect((await rowOf(id)).title).toBe('First');
  });
});

describe('editing an event that people have booked', () => {
  const booked = async (options: EventOptions = {}) => {
    const { id } = await buildFreeEvent(app.db, { createdBy: organizer.id, capacity: 2, ...options });
    const guest = await buildTraveller(app.db, { firstName: 'Ines' });
    await bookFreely(app, guest, { eventId: id });
    return { id, guest };
  };

  it('PAY-01 the capacity cannot be lower than the seats taken', async () => {
    const { id } = await booked({ capacity: 5 });
    await bookFreely(app, await buildTraveller(app.db), { eventId: id });
    expect(await refusal(id, { capacity: 1 })).toEqual([
      409,
      expect.objectContaining({
        fields: { capacity: "2 seats are already taken, so the capacity can't be lower than 2." },
      }),
    ]);
    expect((await edit(id, { capacity: 2 })).status).toBe(200);
  });

  it('TYP-04 the capacity can’t be raised while the date is booked as a whole, also by its own organizer', async () => {
    const { id, seriesId } = (await buildFreeEvent(app.db, { createdBy: organizer.id, capacity: 8 })).event;
    const boat = { name: 'Whole boat', kind: 'amount', hundredths: 0, minAge: null, maxAge: null, proof: '' } as const;
    const priceTypes = [{ ...boat, covers: 8, seats: null }];
    await app.db.update(eventSeries).set({ priceTypes }).where(eq(eventSeries.id, seriesId));
    const guests = ['Ines', 'Noor'].map((name) => ({ name, isChild: false, priceType: 'Whole boat' }));
    const body = { guests, paidBy: 'cash' as const };
    const made = await app.call(routes.bookManually, { params: { id }, body }, organizer.session);
    expect(made.status).toBe(201);
    const again = await app.call(routes.bookManually, { params: { id }, body }, organizer.session);
    expect(again.json).toMatchObject({ code: 'sold_out', message: expect.stringContaining('booked as a whole') });
    const sentence = "This date is booked as a whole, so its capacity can't be raised.";
    expect(await refusal(id, { capacity: 9 })).toEqual([
      409,
      expect.objectContaining({ code: 'locked_field', fields: { capacity: sentence } }),
    ]);
    expect((await edit(id, { capacity: 8, title: 'The same boat' })).status).toBe(200);
  });

  it('a higher capacity is offered to the waitlist at once', async () => {
    const { id } = await booked({ capacity: 1 });
    const waiting = await buildTraveller(app.db);
    await app.call(routes.joinWaitlist, { params: { id }, body: { seats: 1 } }, waiting.session);
    await edit(id, { capacity: 3 });
    const offers = await app.db.select().from(waitlistOffers).where(eq(waitlistOffers.eventId, id));
    expect(offers.map(({ status, seats }) => [status, seats])).toEqual([['open', 1]]);
  });

  it('the dates are locked', async () => {
    const { id } = await booked();
    const [status, { fields }] = await refusal(id, { startDate: dayFromNow(10), endDate: dayFromNow(10) });
    const sentence =
      "You can't change the dates while people have seats. To move a published date with everyone on it, choose Move this date.";
    expect([status, fields]).toEqual([409, { startDate: sentence, endDate: sentence }]);
    expect((await formOf(id)).locked.map(({ group }) => group)).toContain('dates');
  });

  it('a new time, location or meeting point is emailed to everyone with a booking, once', async () => {
    const { id, guest } = await booked();
    await edit(id, { startTime: '10:15', location: 'Canmore, Alberta, Canada', meetingPoint: 'By the clock' });
    await app.runJobs();
    await app.runJobs();
    const mails = app.mailer.sent.filter(
      ({ to, subject }) => to === guest.user.email && subject.startsWith('Changed:'),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('It now starts at 10:15 a.m. (it was 9:00 a.m.).');
    expect(mails[0]?.text).toContain('Canmore, Alberta, Canada');
    expect(mails[0]?.files.map(({ filename }) => filename)).toEqual(['event.ics']);
    expect(mails[0]?.files[0]?.content.toString()).toContain('LOCATION:Canmore');
    expect(mails[0]?.text).toContain('The meeting point is now: By the clock');
  });

  it('an edit of anything else is not emailed', async () => {
    const { id, guest } = await booked();
    await edit(id, { title: 'A better title', capacity: 9 });
    await app.runJobs();
    expect(app.mailer.sent.some(({ to, subject }) => to === guest.user.email && subject.startsWith('Changed:'))).toBe(
      false,
    );
  });
});

describe('what shows an edited event', () => {
  it('its cover, its match and its sky are those of the new place and hour on the next read', async () => {
    const id = await own();
    const read = async () => (await app.call(routes.getEvent, { params: { id } }, traveller.session)).body;
    const match = async () => (await app.call(routes.eventMatch, { params: { id } }, traveller.session)).json;
    const [before, matchBefore] = [await read(), await match()];
    expect(before.matchScore).not.toBeNull();
    const other = await buildCategory(app.db, 'Spiritual & Wellness');
    await edit(id, {
      categoryId: other.id,
      startTime: '05:00',
      endTime: '12:00',
      startDate: dayFromNow(33),
      endDate: dayFromNow(33),
    });
    const [after, matchAfter] = [await read(), await match()];
    expect(after.imageUrl).not.toBe(before.imageUrl);
    expect(after.shareImageUrl).not.toBe(before.shareImageUrl);
    expect(after.sky).not.toEqual(before.sky);
    expect(after.matchScore).not.toBe(before.matchScore);
    expect(matchAfter).not.toEqual(matchBefore);
  });

  it('the search finds it by its new words only', async () => {
    const id = await own({ title: 'Quartz canyon descent' });
    const find = async (q: string) =>
      (await app.call(routes.listEvents, { query: { q } })).body.map((event) => event.id);
    expect(await find('quartz')).toContain(id);
    await edit(id, { title: 'Obsidian canyon descent' });
    expect(await find('obsidian')).toContain(id);
    expect(await find('quartz')).not.toContain(id);
  });
});
