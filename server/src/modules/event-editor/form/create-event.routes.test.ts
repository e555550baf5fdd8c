import type { ErrorBody } from '@ascendant/contract/errors';
import { routes } from '@ascendant/contract/routes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories, eventFeatures } from '../../../../db/schema/catalog';
import { events } from '../../../../db/schema/events';
import { pricingTiers } from '../../../../db/schema/pricing';
import { uploads } from '../../../../db/schema/uploads';
import { expectCleanInvariants } from '../../../../test/clean-invariants';
import { buildCategory, dayFromNow, eventRow } from '../../../../test/factories/events';
import { buildAdmin, buildOrganizer } from '../../../../test/factories/people';
import { pngOf, pngOfBytes } from '../../../../test/pictures';
import { testApp, type Session } from '../../../../test/test-app';

const app = await testApp();
const admin = await buildAdmin(app.db);
const organizer = await buildOrganizer(app.db, { firstName: 'Nadia' });
const category = (await buildCategory(app.db, 'Outdoor & Nature')).id;
const otherCategory = (await buildCategory(app.db, 'Food & Drink')).id;
beforeAll(async () => {
  await app.db
    .insert(eventFeatures)
    .values([{ name: 'Guide' }, { name: 'Lunch' }, { name: 'Retired', isActive: false }]);
  await app.db.insert(categories).values({ name: 'Closed', isActive: false });
});
afterAll(async () => {
  await app.runJobs();
  await expectCleanInvariants(app.db);
});

const day = dayFromNow(90);

/** The fields of a form that's right. */
const filledIn = (): Record<string, string> => ({
  title: 'Dawn traverse',
  description: 'Along the ridge before sunrise, with a rest at the lake.',
  location: 'Banff, Alberta, Canada',
  mainCategory: String(category),
  duration: '1',
  capacity: '20',
  minimumAge: '0',
  startDate: day,
  endDate: day,
  startTime: '09:00',
  endTime: '17:00',
  features: JSON.stringify(['Guide']),
  pricingTiers: JSON.stringify([
    { tierType: 'early_bird', adultPrice: '80.00', childPrice: '40.00', validUntil: dayFromNow(30) },
    { tierType: 'regular', adultPrice: '100.00', childPrice: '50.00', validUntil: dayFromNow(80) },
    { tierType: 'last_minute', adultPrice: '120.00', childPrice: '', validUntil: null },
  ]),
  status: 'draft',
});

interface Sent {
  readonly fields?: Readonly<Record<string, string | undefined>>;
  readonly image?: Buffer;
  readonly session?: Session;
  readonly headers?: Session;
}

async function create({ fields = {}, image, session = organizer.session, headers = {} }: Sent = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...filledIn(), ...fields }))
    if (value !== undefined) form.append(name, value);
  if (image !== undefined) form.append('image', new Blob([new Uint8Array(image)], { type: 'image/png' }), 'me.png');
  const { method, path } = routes.createEvent;
  const response = await app.inject({ method, url: path, headers: { ...session, ...headers }, payload: form });
  return { status: response.statusCode, json: JSON.parse(response.payload) };
}

const created = async (sent: Sent = {}): Promise<number> => {
  const { status, json } = await create(sent);
  expect([status, json]).toEqual([201, expect.anything()]);
  return json.id;
};
const fieldsOf = async (fields: Sent['fields'], session?: Session): Promise<ErrorBody['fields']> => {
  const { status, json } = await create({ ...(fields ? { fields } : {}), ...(session ? { session } : {}) });
  expect(status).toBe(400);
  return json.fields;
};
const rowOf = (id: number) => eventRow(app.db, id);
const countOf = async () => ({
  events: (await app.db.select({ id: events.id }).from(events)).length,
  uploads: (await app.db.select({ name: uploads.name }).from(uploads)).length,
  files: (await app.files.list('pictures')).length,
});

describe('creating an event', () => {
  it('stores every field, with its place, time zone and prices', async () => {
    const id = await created({ fields: { secondaryCategory1: String(otherCategory) } });
    expect(await rowOf(id)).toMatchObject({
      title: 'Dawn traverse',
      slug: 'dawn-traverse',
      status: 'draft',
      createdBy: organizer.id,
      categoryId: category,
      secondaryCategoryId1: otherCategory,
      secondaryCategoryId2: null,
      timezone: 'America/Edmonton',
      country: 'Canada',
      features: ['Guide'],
      capacity: 20,
      version: 1,
    });
    const tiers = await app.db.select().from(pricingTiers).where(eq(pricingTiers.eventId, id)).orderBy(pricingTiers.id);
    expect(tiers.map(({ tierType, adultPrice, childPrice }) => [tierType, adultPrice, childPrice])).toEqual([
      ['early_bird', '80.00', '40.00'],
      ['regular', '100.00', '50.00'],
      ['last_minute', '120.00', '120.00'],
    ]);
  });

  it('published is live for an admin', async () => {
    const { json } = await create({ fields: { status: 'published' }, session: admin.session });
    expect(json).toMatchObject({ status: 'published', adminCount: null });
    expect((await rowOf(json.id)).publishedAt).not.toBeNull();
  });

  it('published is a request for review for an organizer, and admins get an email', async () => {
    const { json } = await create({ fields: { status: 'published', title: 'Lantern walk' } });
    expect(json).toMatchObject({ status: 'pending_approval', adminCount: 1 });
    await app.runJobs();
    expect(app.mailer.sent.filter(({ subject }) => subject === 'Ready for review: Lantern walk')).toHaveLength(1);
  });

  it('a minimum age of 12 or more leaves no child price', async () => {
    const id = await created({ fields: { minimumAge: '12' } });
    const tiers = await app.db.select().from(pricingTiers).where(eq(pricingTiers.eventId, id));
    expect(tiers.map(({ childPrice }) => childPrice)).toEqual([null, null, null]);
  });
});

describe('what the event form refuses', () => {
  it.each([
    ['title', '', 'Title is required'],
    ['title', '\u3164\u3164', 'Title is required'],
    ['title', 'Night\u2028walk', 'Please use plain text'],
    ['title', 'Night\u0085walk', 'Please use plain text'],
    ['location', '\u200b', 'Location is required'],
    ['description', 'too short', 'Description must be at least 10 characters'],
    ['location', '', 'Location is required'],
    ['mainCategory', '', 'Main category is required'],
    ['mainCategory', 'Closed', 'Please choose a category from the list'],
    ['secondaryCategory2', 'Nothing', 'Please choose a category from the list'],
    ['duration', '0', 'Duration must be at least 1 day'],
    ['duration', '31', 'Duration cannot exceed 30 days'],
    ['capacity', '0', 'Capacity must be at least 1'],
    ['minimumAge', '-1', 'Minimum age must be 0 or higher'],
    ['minimumAge', '26', 'Minimum age cannot exceed 25'],
    ['startDate', '', 'Start date is required'],
    ['endDate', '2020-01-01', 'End date must be on or after start date'],
    ['startTime', '', 'Start time is required'],
    ['endTime', '', 'End time is required'],
    ['features', '["Retired"]', 'Please choose features from the list'],
    ['features', 'Guide', 'Please send a JSON list'],
    ['status', 'cancelled', 'Please choose a status'],
    ['createdBy', '1', "This field can't be set here."],
    ['approvedBy', '1', "This field can't be set here."],
  ])('%s of %j: %s', async (field, value, sentence) => {
    expect(await fieldsOf({ [field]: value })).toMatchObject({ [field]: sentence });
  });

  it('a blank price isn’t one: the event doesn’t have it', async () => {
    const blank = { tierType: 'last_minute', adultPrice: '', childPrice: '', validUntil: '' };
    const regular = { tierType: 'regular', adultPrice: '5', childPrice: '', validUntil: null };
    const { status, json } = await create({ fields: { pricingTiers: JSON.stringify([regular, blank]) } });
    expect([status, json]).toMatchObject([
      201,
      { pricingTiers: { earlyBird: null, regular: { adultPrice: '5.00' }, lastMinute: null } },
    ]);
  });

  it('a price that is no amount, at its field', async () => {
    const tiers = [{ tierType: 'regular', adultPrice: '-1', childPrice: '5', validUntil: null }];
    expect(await fieldsOf({ pricingTiers: JSON.stringify(tiers) })).toEqual({
      'pricingTiers.regular.adultPrice': 'Please enter a price, such as 49.50, or 0 for free',
    });
  });

  it('publishing without a price, or in the past', async () => {
    expect(await fieldsOf({ status: 'published', pricingTiers: '[]' })).toEqual({
      pricingTiers: 'Add at least one price. For a free event, enter 0.',
    });
    const past = {
      startDate: '2020-01-01',
      endDate: '2020-01-01',
      pricingTiers: '[{"tierType":"regular","adultPrice":"0"}]',
    };
    expect(await fieldsOf({ ...past, status: 'published' })).toEqual({
      startDate: "The start date can't be in the past",
    });
    await created({ fields: past });
  });
});

describe('a draft that no one could book', () => {
  const submit = async (fields: Sent['fields']) => {
    const id = await created(fields ? { fields } : {});
    const review = await app.call(routes.requestReview, { params: { id } }, organizer.session);
    const publish = await app.call(
      routes.updateEvent,
      { params: { id }, body: { status: 'published' } },
      admin.session,
    );
    expect([review.status, publish.status, (await rowOf(id)).status]).toEqual([409, 409, 'draft']);
    expect(publish.json).toMatchObject({ code: 'illegal_transition' });
    return (review.json as ErrorBody).message;
  };

  it('is neither sent to review nor published: without a price, or after its start', async () => {
    expect(await submit({ pricingTiers: '[]' })).toBe('Add at least one price first. For a free event, enter 0.');
    const price = '[{"tierType":"regular","adultPrice":"0"}]';
    expect(await submit({ startDate: '2020-01-01', endDate: '2020-01-01', pricingTiers: price })).toBe(
      'This event has already begun. Change its dates first.',
    );
  });
});

it('an event lasts at most 30 days: a longer one is refused at its end, and breaks no list of days', async () => {
  const sentence = 'An event lasts at most 30 days, from its start to its end';
  const [startDate, pricingTiers] = ['2027-01-05', '[]'];
  expect(await fieldsOf({ startDate, endDate: '9999-12-31', pricingTiers })).toEqual({ endDate: sentence });
  await created({ fields: { startDate, endDate: '2027-02-03', pricingTiers } });
  expect((await app.inject({ url: '/api/events?from=2026-12-03' })).statusCode).toBe(200);
});

describe('where an event is', () => {
  it('the chosen place decides, whatever the location says', async () => {
    const id = await created({ fields: { location: 'The old mill', placeId: '4409896' } });
    expect(await rowOf(id)).toMatchObject({
      placeId: 4_409_896,
      timezone: 'America/Chicago',
      location: 'The old mill',
    });
  });

  it('an unknown place is allowed, without coordinates and in the default zone', async () => {
    const id = await created({ fields: { location: 'Qwxyz camp' } });
    expect(await rowOf(id)).toMatchObject({ latitude: null, longitude: null, timezone: 'America/Toronto' });
  });

  it('an unknown place is in the province that its text names, in a region with one time', async () => {
    const id = await created({ fields: { location: 'Qwxyz camp, Nova Scotia, Canada' } });
    expect(await rowOf(id)).toMatchObject({
      latitude: null,
      timezone: 'America/Halifax',
      country: 'Canada',
      province: 'NS',
    });
  });

  it.each([
    [
      'Qwxyz camp, Florida',
      'We don’t know this place, and Florida has more than one time zone. Choose the nearest town.',
    ],
    ['Qwxyz camp, Canada', 'We don’t know this place. Add its province or territory, or choose the nearest town.'],
    [
      'Qwxyz camp, United States',
      'We don’t know this place, and United States has more than one time zone. Choose the nearest town.',
    ],
  ])('%s is asked about, unless the nearest town or the meeting spot is given', async (location, question) => {
    expect(await fieldsOf({ location })).toEqual({ location: question });
    const town = await created({ fields: { location, placeId: '4409896' } });
    expect(await rowOf(town)).toMatchObject({ location, timezone: 'America/Chicago' });
  });

  it('where people meet says the zone and the province of an unknown place', async () => {
    const spot = { meetingLatitude: '51.2', meetingLongitude: '-115.6' };
    const id = await created({ fields: { location: 'Qwxyz camp, Canada', ...spot } });
    expect(await rowOf(id)).toMatchObject({
      latitude: 51.2,
      longitude: -115.6,
      timezone: 'America/Edmonton',
      country: 'Canada',
      province: 'AB',
    });
    const elsewhere = await fieldsOf({ location: 'Qwxyz camp, Florida', ...spot });
    expect(elsewhere).toMatchObject({ location: expect.stringContaining('Florida') });
  });

  it('a place that is not in the gazetteer is refused', async () => {
    expect(await fieldsOf({ placeId: '5' })).toEqual({ location: 'We could not find that place' });
  });
});

describe('the photograph of a new event', () => {
  it('is stored with the event and shown instead of its cover', async () => {
    const id = await created({ image: await pngOf(64, 36) });
    const { imageUrl } = await rowOf(id);
    expect(imageUrl).toMatch(/^\/uploads\/[0-9a-f]{32}\.webp$/);
    expect((await app.inject({ url: imageUrl ?? '' })).statusCode).toBe(200);
    const [upload] = await app.db.select().from(uploads).where(eq(uploads.eventId, id));
    expect(upload).toMatchObject({ purpose: 'event_image', userId: organizer.id });
  });

  it('INP-05 a file that is no picture is refused, and nothing is stored', async () => {
    const before = await countOf();
    const { status, json } = await create({ image: Buffer.from('<svg onload="alert(1)"/>') });
    expect([status, json.message]).toEqual([415, 'Please choose a PNG, JPG or GIF image']);
    expect(await countOf()).toEqual(before);
  });

  it('INP-05 a file over 10 MB is refused, and nothing is stored', async () => {
    const before = await countOf();
    const { status, json } = await create({ image: await pngOfBytes(10 * 1024 * 1024 + 1) });
    expect([status, json.fields]).toEqual([413, { image: 'File size must be less than 10MB' }]);
    expect(await countOf()).toEqual(before);
  });

  it('a form with a mistake stores no picture', async () => {
    const before = await countOf();
    expect((await create({ fields: { title: '' }, image: await pngOf(8, 8) })).status).toBe(400);
    expect(await countOf()).toEqual(before);
  });
});
