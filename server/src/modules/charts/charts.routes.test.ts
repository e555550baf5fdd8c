import { routes } from '@ascendant/contract/routes';
import { isUnknownSign } from '@ascendant/domain/person/birth-time';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { astrologyProfiles } from '../../../db/schema/charts';
import { users } from '../../../db/schema/users';
import { as, trusting } from '../../../test/checkout/checkout';
import { buildAdmin, buildDependent, buildOrganizer, buildTraveller } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';
import { chartsModule } from './charts.module';

/** Halifax, on 9 February 1987. */
export const bornInHalifax = {
  birthInfoCompleted: true,
  dateOfBirth: '1987-02-09',
  cityOfBirth: 'Halifax',
  countryOfBirth: 'Canada',
  birthPlaceId: 6324729,
  birthLatitude: 44.64533,
  birthLongitude: -63.57239,
  birthTimezone: 'America/Halifax',
} as const;

const app = await testApp({ modules: [trusting, chartsModule] });

beforeAll(async () => {
  await chartsModule.prepare?.(app.app.context);
});

describe('the astrology profile', () => {
  it('an exact time gives six certain signs and a wheel with its horizon', async () => {
    const user = await buildTraveller(app.db, { ...bornInHalifax, timeOfBirth: '06:40', timeOfBirthType: 'exact' });
    const { body } = await app.call(routes.astrologyProfile, {}, as(user));
    expect(body).toMatchObject({ sunSign: 'Aquarius', moonSign: 'Cancer', risingSign: 'Aquarius' });
    expect(body.placements.every((placement) => placement.certain)).toBe(true);
    expect(body.wheel.hasHorizon).toBe(true);
    expect(body.wheel.glyphs).toHaveLength(6);
    expect(body.compatibleSigns).toHaveLength(3);
    expect(body.dailyHoroscope).toContain('The Moon is in');
  });

  it('an unknown time leaves the rising sign unknown and draws no horizon', async () => {
    const user = await buildTraveller(app.db, { ...bornInHalifax, timeOfBirth: 'unknown', timeOfBirthType: 'unknown' });
    const { body } = await app.call(routes.astrologyProfile, {}, as(user));
    expect(body.sunSign).toBe('Aquarius');
    expect(isUnknownSign(body.risingSign)).toBe(true);
    expect(body.wheel.hasHorizon).toBe(false);
  });

  it.each([
    [6324729, { name: 'Halifax', region: 'Nova Scotia', countryCode: 'CA' }],
    [1, { name: 'Halifax', region: null, countryCode: null }],
  ])('the stored chart of a birth in place %d names the place as the gazetteer does', async (birthPlaceId, named) => {
    const user = await buildTraveller(app.db, { ...bornInHalifax, birthPlaceId, timeOfBirth: '06:40' });
    await app.call(routes.astrologyProfile, {}, as(user));
    const [row] = await app.db.select().from(astrologyProfiles).where(eq(astrologyProfiles.userId, user.id));
    const coordinates = { lat: 44.64533, lon: -63.57239, zone: 'America/Halifax' };
    expect(row?.birthChart['place']).toEqual({ id: birthPlaceId, ...named, ...coordinates });
  });

  it('changed birth data is noticed when the profile is read', async () => {
    const user = await buildTraveller(app.db, { ...bornInHalifax, timeOfBirth: '06:40', timeOfBirthType: 'exact' });
    const before = await app.call(routes.astrologyProfile, {}, as(user));
    await app.db.update(users).set({ dateOfBirth: '1990-08-12' }).where(eq(users.id, user.id));
    const after = await app.call(routes.astrologyProfile, {}, as(user));
    expect(before.body.sunSign).toBe('Aquarius');
    expect(after.body.sunSign).toBe('Leo');
  });

  it('a skipped clock time is mentioned', async () => {
    const user = await buildTraveller(app.db, {
      ...bornInHalifax,
      dateOfBirth: '2020-03-08',
      timeOfBirth: '02:30',
      timeOfBirthType: 'exact',
    });
    const { body } = await app.call(routes.astrologyProfile, {}, as(user));
    expect(body.notes).toEqual([
      'Clocks were set forward that day and skipped 02:30. We used 03:30, which is the same moment.',
    ]);
  });

  it('the second reading of a repeated hour gives another chart, for the person and for dependents', async () => {
    const repeated = { dateOfBirth: '2020-11-01', timeOfBirth: '01:30', timeOfBirthType: 'exact' } as const;
    const user = await buildTraveller(app.db, { ...bornInHalifax, ...repeated });
    const before = await app.call(routes.astrologyProfile, {}, as(user));
    await app.db.update(users).set({ timeOfBirthOccurrence: 'second' }).where(eq(users.id, user.id));
    const after = await app.call(routes.astrologyProfile, {}, as(user));
    expect([before.body.clock, after.body.clock]).toEqual(['Halifax, UTC−3, daylight time', 'Halifax, UTC−4']);
    expect(after.body.notes).toEqual([
      'Clocks were set back that day, so 01:30 occurred twice. We used the second: UTC−4.',
    ]);
    for (const timeOfBirthOccurrence of ['first', 'second'] as const)
      await buildDependent(app.db, user.id, { ...bornInHalifax, ...repeated, timeOfBirthOccurrence });
    const { body } = await app.call(routes.dependentSigns, {}, as(user));
    const rising = body.map(({ placements }) => placements.find(({ point }) => point === 'Rising')?.signs[0]?.sign);
    const own = [before, after].map((reply) => reply.body.risingSign);
    expect(rising).toEqual(own);
  });

  it('the place, zone and clock rule are told', async () => {
    const summer = { dateOfBirth: '1987-07-09', timeOfBirth: '06:40', timeOfBirthType: 'exact' } as const;
    const user = await buildTraveller(app.db, { ...bornInHalifax, ...summer });
    const { body } = await app.call(routes.astrologyProfile, {}, as(user));
    expect(body.clock).toBe('Halifax, UTC−3, daylight time');
    expect(body.zone).toBe('America/Halifax');
    expect(body.notes).toEqual([]);
  });

  it('without birth information there is none', async () => {
    const reply = await app.call(routes.astrologyProfile, {}, as(await buildTraveller(app.db)));
    expect(reply.status).toBe(404);
    expect(reply.json).toMatchObject({ message: 'Birth Information Required' });
  });
});

describe('the signs of a family', () => {
  it('are those of everybody whose birth is known, and open ones say where they may be', async () => {
    const parent = await buildTraveller(app.db, { ...bornInHalifax, timeOfBirth: 'unknown' });
    const [partner, child] = [
      await buildDependent(app.db, parent.id, { ...bornInHalifax, timeOfBirth: '06:40', timeOfBirthType: 'exact' }),
      await buildDependent(app.db, parent.id, { ...bornInHalifax, dateOfBirth: '2019-06-21', timeOfBirth: 'unknown' }),
    ];
    await buildDependent(app.db, parent.id);
    const { body } = await app.call(routes.dependentSigns, {}, as(parent));
    expect(body.map(({ dependentId }) => dependentId)).toEqual([partner.id, child.id]);
    const [ofPartner, ofChild] = body.map(({ placements }) =>
      Object.fromEntries(
        placements.map(({ point, signs, certain }) => [point, { certain, in: signs.map((s) => s.sign) }]),
      ),
    );
    expect(ofPartner).toMatchObject({ Sun: { certain: true, in: ['Aquarius'] }, Rising: { in: ['Aquarius'] } });
    expect(ofChild).toMatchObject({ Sun: { certain: false, in: ['Gemini', 'Cancer'] }, Rising: { certain: false } });
  });

  it('a dependent has the same wheel, table and place as the person would have', async () => {
    const exact = { ...bornInHalifax, timeOfBirth: '06:40', timeOfBirthType: 'exact' } as const;
    const parent = await buildTraveller(app.db, exact);
    const { id } = await buildDependent(app.db, parent.id, { ...exact, firstName: 'Theo' });
    const own = (await app.call(routes.astrologyProfile, {}, as(parent))).body;
    const { body } = await app.call(routes.dependentChart, { params: { id } }, as(parent));
    expect(body).toMatchObject({ dependentId: id, placements: own.placements, clock: own.clock, zone: own.zone });
    expect(body.wheel.glyphs).toEqual(own.wheel.glyphs);
    const sentences = own.wheel.lines.map(({ sentence }) => sentence.replaceAll(/\bYour\b|\byour\b/g, "Theo's"));
    expect(body.wheel.lines.map(({ sentence }) => sentence)).toEqual(sentences);
  });

  it('has no chart for a dependent without birth data, and none with the stars off', async () => {
    const parent = await buildTraveller(app.db);
    const unborn = await buildDependent(app.db, parent.id);
    const exact = { ...bornInHalifax, timeOfBirth: '06:40', timeOfBirthType: 'exact' } as const;
    const born = await buildDependent(app.db, parent.id, exact);
    const statusOf = async (id: number) =>
      (await app.call(routes.dependentChart, { params: { id } }, as(parent))).status;
    expect([await statusOf(unborn.id), await statusOf(born.id)]).toEqual([404, 200]);
    await app.db.update(users).set({ starsOff: true }).where(eq(users.id, parent.id));
    expect(await statusOf(born.id)).toBe(404);
  });

  it("PRI-01 can't be read by anyone else, whatever their role", async () => {
    const parent = await buildTraveller(app.db);
    const exact = { ...bornInHalifax, timeOfBirth: '06:40', timeOfBirthType: 'exact' } as const;
    const { id } = await buildDependent(app.db, parent.id, exact);
    const others = [
      as(await buildTraveller(app.db)),
      as(await buildOrganizer(app.db), 'organizer'),
      as(await buildAdmin(app.db), 'admin'),
    ];
    for (const other of others) {
      expect((await app.call(routes.dependentSigns, {}, other)).body).toEqual([]);
      expect((await app.call(routes.dependentChart, { params: { id } }, other)).status).toBe(404);
    }
    expect((await app.call(routes.dependentSigns)).status).toBe(401);
  });
});

describe('sign meanings', () => {
  it('are found in any case, for every sign in every position', async () => {
    const { body } = await app.call(routes.signMeaning, { params: { sign: 'LEO', position: 'Moon' } });
    expect(body).toMatchObject({ sign: 'Leo', position: 'moon' });
    expect(body.emotionalStyle).not.toBe('');
  });

  it.each([
    ['Ophiuchus', 'sun'],
    ['Leo', 'jupiter'],
  ])('%s in %s is not found', async (sign, position) => {
    const reply = await app.call(routes.signMeaning, { params: { sign, position } });
    expect(reply.status).toBe(404);
    expect(reply.json).toMatchObject({ message: 'Sign Meaning Not Found' });
  });
});
