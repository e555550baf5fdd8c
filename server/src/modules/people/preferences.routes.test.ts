import { personRoutes } from '@ascendant/contract/person';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildTraveller } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';
import { accountsModule } from '../accounts/accounts.module';
import { peopleModule } from './people.module';

const app = await testApp({ modules: [accountsModule, peopleModule] });

describe('preferences', () => {
  const preferences = {
    currentCountry: 'Canada',
    currentProvince: 'Nova Scotia',
    currentCity: 'Halifax',
    maxTravelDistance: 120,
    maxPriceRange: 0,
    priceCurrency: 'CAD' as const,
    preferredEventTypes: ['Outdoor & Nature' as const],
    preferredDays: ['saturday' as const, 'sunday' as const],
    preferredTimes: { saturday: ['Morning' as const], monday: ['Evening' as const] },
  };
  const save = (body: object, session: Record<string, string>) =>
    app.call(personRoutes.updateOnboardingPreferences, { body: { ...preferences, ...body } }, session);

  it("are saved; a day that isn't preferred has no times", async () => {
    const { session } = await buildTraveller(app.db);
    const { body } = await save({}, session);
    expect(body).toMatchObject({
      ...preferences,
      preferredTimes: { saturday: ['Morning'] },
      onboardingCompleted: false,
    });
  });

  it('come back as the specification writes them, also words that were sent as version 1.0.0 did, once each', async () => {
    const { session } = await buildTraveller(app.db);
    const { body } = await save(
      { preferredDays: ['Monday', 'monday'], preferredTimes: { Monday: ['Early Morning', 'night', 'Night'] } },
      session,
    );
    expect(body).toMatchObject({ preferredDays: ['monday'], preferredTimes: { monday: ['Early Morning', 'Night'] } });
  });

  it('keep times in the database as version 1.0.0 reads and wrote them', async () => {
    const { id, session } = await buildTraveller(app.db);
    await save({ preferredTimes: { saturday: ['Early Morning'] } }, session);
    const stored = await app.db.execute(sql`select preferred_times from users where id = ${id}`);
    expect(stored.rows).toEqual([{ preferred_times: { saturday: ['early-morning'] } }]);
  });

  it.each([
    ['Canada', 'Québec'],
    ['US', 'California'],
    ['United States', 'DC'],
  ])('take %s, %s as where someone lives, and give it back', async (currentCountry, currentProvince) => {
    const { session } = await buildTraveller(app.db);
    const { body } = await save({ currentCountry, currentProvince }, session);
    expect(body).toMatchObject({ currentCountry, currentProvince });
  });

  it('keep a country and region off the list that were stored before, and take no other', async () => {
    const { session } = await buildTraveller(app.db, { currentCountry: 'France', currentProvince: 'Brittany' });
    const old = { currentCountry: 'France', currentProvince: 'Brittany' };
    expect((await save({ ...old, maxTravelDistance: 10 }, session)).body).toMatchObject(old);
    expect((await save({ currentCountry: 'Spain' }, session)).status).toBe(400);
    expect((await save({ currentCountry: 'Canada', currentProvince: 'Brittany' }, session)).status).toBe(400);
    expect((await save({}, session)).body).toMatchObject({ currentCountry: 'Canada' });
    expect((await save(old, session)).status).toBe(400);
  });

  it('finish onboarding when the last step says so', async () => {
    const { session } = await buildTraveller(app.db);
    expect((await save({ onboardingCompleted: true }, session)).body).toMatchObject({
      onboardingCompleted: true,
      profileCompleted: true,
    });
    expect((await save({}, session)).body.onboardingCompleted).toBe(true);
  });

  it.each([
    [{ maxTravelDistance: 501 }, 'maxTravelDistance'],
    [{ maxTravelDistance: -1 }, 'maxTravelDistance'],
    [{ maxPriceRange: 2001 }, 'maxPriceRange'],
    [{ maxPriceRange: 1.5 }, 'maxPriceRange'],
    [{ priceCurrency: 'EUR' }, 'priceCurrency'],
    [{ currentCountry: 'France' }, 'currentCountry'],
    [{ currentProvince: 'Alaska' }, 'currentProvince'],
    [{ preferredDays: 'saturday' }, 'preferredDays'],
    [{ preferredDays: ['monday', 'funday'] }, 'preferredDays.1'],
    [{ preferredEventTypes: ['Nonsense'] }, 'preferredEventTypes.0'],
    [{ preferredTimes: { funday: ['morning'] } }, 'preferredTimes.funday'],
    [{ preferredTimes: { monday: ['brunch'] } }, 'preferredTimes.monday.0'],
  ])('%o is refused at its field', async (wrong, field) => {
    const { session } = await buildTraveller(app.db);
    const reply = await save(wrong, session);
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({ fields: { [field]: expect.any(String) } });
  });
});
