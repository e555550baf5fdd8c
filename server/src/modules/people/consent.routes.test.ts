import { personRoutes } from '@ascendant/contract/person';
import { guardianConsentMissing } from '@ascendant/domain/person/consent';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dependents } from '../../../db/schema/people';
import { buildDependent, buildTraveller } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';
import { accountsModule } from '../accounts/accounts.module';
import { peopleModule } from './people.module';

const app = await testApp({ modules: [accountsModule, peopleModule] });

/** The fields that the specification's form has, and no other. */
const documented = {
  firstName: 'Theo',
  lastName: 'Solberg',
  relationshipType: 'child',
  gender: 'male',
  dateOfBirth: '2018-06-01',
  cityOfBirth: 'Halifax',
  countryOfBirth: 'Canada',
  timeOfBirth: 'morning',
  timeOfBirthType: 'period',
} as const;
const warning = { field: 'consent', message: guardianConsentMissing };

const add = (body: object, session: Record<string, string>) =>
  app.call(personRoutes.addDependent, { body: { ...documented, ...body } }, session);
const change = (id: number, body: object, session: Record<string, string>) =>
  app.call(personRoutes.updateDependent, { params: { id }, body: { ...documented, ...body } }, session);
const consentOf = async (id: number) =>
  (await app.db.select().from(dependents).where(eq(dependents.id, id)))[0]?.consentAt;

describe('PRI-02 consent', () => {
  it('is recorded as not asked when a client leaves it out, and the reply says so for a minor', async () => {
    const { session } = await buildTraveller(app.db);
    const { status, body } = await add({}, session);
    expect(status).toBe(201);
    expect(body).toMatchObject({ birthInfoCompleted: true, consentAt: null, warnings: [warning] });
    expect(await consentOf(body.id)).toBeNull();
    expect((await app.call(personRoutes.listDependents, {}, session)).body).toEqual([body]);
  });

  it('is missing without a warning for an adult', async () => {
    const { session } = await buildTraveller(app.db);
    const { body } = await add({ dateOfBirth: '1990-06-01', relationshipType: 'friend' }, session);
    expect(body).toMatchObject({ consentAt: null, warnings: [] });
  });

  it('leaves no warning when it was given', async () => {
    const { session } = await buildTraveller(app.db);
    expect((await add({ consent: true }, session)).body.warnings).toEqual([]);
  });

  it('can be given later', async () => {
    const { session } = await buildTraveller(app.db);
    const { id } = (await add({}, session)).body;
    expect((await change(id, { firstName: 'Teo' }, session)).body).toMatchObject({
      firstName: 'Teo',
      warnings: [warning],
    });
    expect((await change(id, { consent: true }, session)).body).toMatchObject({
      consentAt: expect.any(String),
      warnings: [],
    });
  });

  it('stays as it was given when a later change leaves it out or repeats it', async () => {
    const { id: userId, session } = await buildTraveller(app.db);
    const consentAt = new Date('2026-03-01T10:00:00Z');
    const { id } = await buildDependent(app.db, userId, { consentAt });
    for (const body of [{}, { consent: true }])
      expect((await change(id, body, session)).body).toMatchObject({
        consentAt: consentAt.toISOString(),
        warnings: [],
      });
  });

  it('that was refused adds no one', async () => {
    const { session } = await buildTraveller(app.db);
    const refused = await add({ consent: false }, session);
    expect(refused.json).toMatchObject({ fields: { consent: expect.stringContaining('parent or guardian') } });
    expect((await app.call(personRoutes.listDependents, {}, session)).body).toEqual([]);
  });
});
