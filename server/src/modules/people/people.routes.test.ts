import { personRoutes } from '@ascendant/contract/person';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/logs';
import { dependents } from '../../../db/schema/people';
import { users } from '../../../db/schema/users';
import {
  birthInHalifax,
  buildAdmin,
  buildDependent,
  buildOrganizer,
  buildTraveller,
} from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';
import { accountsModule } from '../accounts/accounts.module';
import { peopleModule } from './people.module';

const app = await testApp({ modules: [accountsModule, peopleModule] });

const birth = { dateOfBirth: '1987-02-09', cityOfBirth: 'Halifax', countryOfBirth: 'Canada', timeOfBirth: '06:45' };

describe('birth data', () => {
  const save = (body: Record<string, unknown>, session: Record<string, string>) =>
    app.call(personRoutes.updateProfile, { body: { ...birth, ...body } }, session);

  it('is kept with the place that was found, and says which place that was', async () => {
    const { id, session } = await buildTraveller(app.db);
    const { body } = await save({}, session);
    expect(body).toMatchObject({ ...birth, birthInfoCompleted: true, birthPlace: 'Halifax, Nova Scotia, Canada' });
    expect(body.birthInfoLastChanged).not.toBeNull();
    const [row] = await app.db.select().from(users).where(eq(users.id, id));
    expect(row).toMatchObject({ birthPlaceId: 6324729, birthTimezone: 'America/Halifax', timeOfBirthType: 'exact' });
    expect(row?.birthLatitude).toBeCloseTo(44.64, 1);
  });

  it.each([
    ['06:45', 'exact'],
    ['early-morning', 'period'],
    ['late-night', 'period'],
    ['unknown', 'unknown'],
  ])('the time %s is %s', async (timeOfBirth, type) => {
    const { id, session } = await buildTraveller(app.db);
    expect((await save({ timeOfBirth }, session)).body.timeOfBirth).toBe(timeOfBirth);
    const [row] = await app.db.select().from(users).where(eq(users.id, id));
    expect(row?.timeOfBirthType).toBe(type);
  });

  it('uses the chosen place, whatever else the name could mean', async () => {
    const { session } = await buildTraveller(app.db);
    const { body } = await save({ cityOfBirth: 'Sydney', birthPlaceId: 6354908 }, session);
    expect(body.birthPlace).toBe('Sydney, Nova Scotia, Canada');
  });

  it.each([{ cityOfBirth: 'Nowhereville-upon-Nothing' }, { countryOfBirth: 'Atlantis' }])(
    'an unknown place is refused at the city: %o',
    async (wrong) => {
      const { session } = await buildTraveller(app.db);
      const reply = await save(wrong, session);
      expect(reply.status).toBe(400);
      expect(reply.json).toMatchObject({
        code: 'unknown_place',
        fields: { cityOfBirth: 'We could not find that place' },
      });
    },
  );

  it.each([
    [{ dateOfBirth: '1987-02-30' }, 'dateOfBirth', 'Please select a valid date. The selected date does not exist.'],
    [{ dateOfBirth: '1899-12-31' }, 'dateOfBirth', 'Please select a valid date.'],
    [{ dateOfBirth: '2999-01-01' }, 'dateOfBirth', 'Please select a valid date.'],
    [{ cityOfBirth: ' ' }, 'cityOfBirth', 'City of birth is required'],
    [{ countryOfBirth: '' }, 'countryOfBirth', 'Country of birth is required'],
    [{ timeOfBirth: '24:00' }, 'timeOfBirth', 'Please provide the required time information'],
    [{ timeOfBirth: 'teatime' }, 'timeOfBirth', 'Please provide the required time information'],
  ])('INP-03 %o is refused at its field', async (wrong, field, sentence) => {
    const { session } = await buildTraveller(app.db);
    const reply = await save(wrong, session);
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({ fields: { [field]: sentence } });
  });

  it('a birth today and one in 1900 are possible', async () => {
    const { session } = await buildTraveller(app.db);
    expect((await save({ dateOfBirth: new Date().toISOString().slice(0, 10) }, session)).status).toBe(200);
    expect((await save({ dateOfBirth: '1900-01-01' }, session)).status).toBe(200);
  });

  it('notes when it last changed, and only then', async () => {
    const { session } = await buildTraveller(app.db);
    const first = (await save({}, session)).body.birthInfoLastChanged;
    expect((await save({}, session)).body.birthInfoLastChanged).toBe(first);
    expect((await save({ timeOfBirth: 'morning' }, session)).body.birthInfoLastChanged).not.toBe(first);
  });

  it('comes with gender and relationship from the profile page', async () => {
    const { session } = await buildTraveller(app.db);
    const edit = (more: object) => app.call(personRoutes.updateBirthInfo, { body: { ...birth, ...more } }, session);
    expect((await edit({ gender: 'female', relationshipStatus: 'married' })).body).toMatchObject({
      gender: 'female',
      relationshipStatus: 'married',
    });
    expect((await edit({})).body).toMatchObject({ gender: 'female', relationshipStatus: 'married' });
    expect((await edit({ gender: null })).body.gender).toBeNull();
    expect((await edit({ gender: 'queen' })).status).toBe(400);
  });

  it('a date of birth alone is kept for booking, without a chart', async () => {
    const { session } = await buildTraveller(app.db);
    const saveDate = (dateOfBirth: string) =>
      app.call(personRoutes.updateDateOfBirth, { body: { dateOfBirth } }, session);
    expect((await saveDate('1987-02-09')).body).toMatchObject({
      dateOfBirth: '1987-02-09',
      cityOfBirth: null,
      birthInfoCompleted: false,
    });
    expect((await saveDate('2999-01-01')).json).toMatchObject({
      fields: { dateOfBirth: 'Please select a valid date.' },
    });
    await save({}, session);
    const known = (await saveDate('1988-02-09')).body;
    expect(known).toMatchObject({ dateOfBirth: '1988-02-09', cityOfBirth: 'Halifax', birthInfoCompleted: true });
  });

  it('AUT-03 no field of the sign-in, the role or the state comes along', async () => {
    const { id, session } = await buildTraveller(app.db);
    const power = {
      isAdmin: true,
      userType: 'admin',
      email: 'x@example.org',
      disabled: true,
      password: 'x',
      id: 1,
      emailVerified: false,
    };
    await save(power, session);
    const [row] = await app.db.select().from(users).where(eq(users.id, id));
    expect(row).toMatchObject({ isAdmin: false, userType: 'regular', disabled: false, emailVerified: true });
    expect(row?.email).not.toBe('x@example.org');
  });
});

describe('the address', () => {
  const address = {
    address: '12 Pier Road',
    city: 'Halifax',
    state: 'Nova Scotia',
    postalCode: 'B3H 4R2',
    country: 'Canada',
  };

  it('is kept, with another one for billing where there is one', async () => {
    const { session } = await buildTraveller(app.db);
    const billing = {
      billingAddress: 'PO Box 9',
      billingCity: 'Truro',
      billingState: 'NS',
      billingPostalCode: 'B2N',
      billingCountry: 'Canada',
    };
    const save = (sameAsPrimary: boolean) =>
      app.call(personRoutes.updateAddress, { body: { ...address, ...billing, sameAsPrimary } }, session);
    expect((await save(false)).body).toMatchObject({ ...address, ...billing, sameAsBilling: false });
    expect((await save(true)).body).toMatchObject({ ...address, billingAddress: null, sameAsBilling: true });
  });

  it.each([
    ['address', 'Address is required'],
    ['city', 'City is required'],
    ['state', 'State is required'],
    ['postalCode', 'Postal code is required'],
    ['country', 'Country is required'],
  ])('without %s is refused', async (field, sentence) => {
    const { session } = await buildTraveller(app.db);
    const body = { ...address, sameAsPrimary: true, [field]: ' ' };
    const reply = await app.call(personRoutes.updateAddress, { body }, session);
    expect(reply.json).toMatchObject({ code: 'invalid_input', fields: { [field]: sentence } });
  });
});

describe('the family', () => {
  const theo = {
    ...birth,
    firstName: 'Theo',
    lastName: 'Solberg',
    relationshipType: 'child' as const,
    dateOfBirth: '2018-06-01',
    timeOfBirth: 'unknown',
    consent: true as const,
  };
  const add = (body: object, session: Record<string, string>) =>
    app.call(personRoutes.addDependent, { body: { ...theo, ...body } }, session);

  it('a dependent with a date of birth alone can be booked for, and be completed later', async () => {
    const { session } = await buildTraveller(app.db);
    const { cityOfBirth, countryOfBirth, timeOfBirth, ...alone } = theo;
    const added = await app.call(personRoutes.addDependent, { body: alone }, session);
    expect(added.json).toMatchObject({ dateOfBirth: '2018-06-01', cityOfBirth: null, birthInfoCompleted: false });
    const half = await app.call(personRoutes.addDependent, { body: { ...alone, cityOfBirth } }, session);
    expect(half.json).toMatchObject({ fields: { countryOfBirth: 'Country of birth is required' } });
    const whole = { ...alone, cityOfBirth, countryOfBirth, timeOfBirth };
    const params = { id: String(added.body.id) };
    const completed = await app.call(personRoutes.updateDependent, { params, body: whole }, session);
    expect(completed.body).toMatchObject({ cityOfBirth: 'Halifax', birthInfoCompleted: true });
    const later = { ...alone, dateOfBirth: '2018-06-02' };
    expect((await app.call(personRoutes.updateDependent, { params, body: later }, session)).body).toMatchObject({
      dateOfBirth: '2018-06-02',
      cityOfBirth: 'Halifax',
      birthInfoCompleted: true,
    });
  });

  it('an empty time of birth is unknown if its type says so, and missing otherwise', async () => {
    const { session } = await buildTraveller(app.db);
    const unknown = await add({ timeOfBirth: '', timeOfBirthType: 'unknown' }, session);
    expect(unknown.json).toMatchObject({ timeOfBirth: 'unknown', timeOfBirthType: 'unknown' });
    for (const type of [{ timeOfBirthType: 'exact' }, { timeOfBirthType: 'period' }, {}])
      expect((await add({ timeOfBirth: '', ...type }, session)).json).toMatchObject({
        fields: { timeOfBirth: 'Please provide the required time information' },
      });
  });

  it('PRI-02 a new dependent is saved with the time of consent', async () => {
    const { id, session } = await buildTraveller(app.db);
    const reply = await add({ gender: 'male' }, session);
    expect(reply.status).toBe(201);
    expect(reply.json).toMatchObject({
      firstName: 'Theo',
      birthPlace: 'Halifax, Nova Scotia, Canada',
      timeOfBirthType: 'unknown',
    });
    const [row] = await app.db.select().from(dependents).where(eq(dependents.userId, id));
    expect(Date.now() - Number(row?.consentAt)).toBeLessThan(60_000);
    expect((await app.call(personRoutes.listDependents, {}, session)).body).toEqual([reply.json]);
  });

  it.each([
    [
      { consent: false },
      'consent',
      "Please confirm that you are this person's parent or guardian, or have their consent",
    ],
    [{ firstName: '' }, 'firstName', 'First name is required'],
    [{ lastName: ' ' }, 'lastName', 'Last name is required'],
    [{ relationshipType: 'boss' }, 'relationshipType', expect.any(String)],
    [{ cityOfBirth: 'Nowhereville-upon-Nothing' }, 'cityOfBirth', 'We could not find that place'],
  ])('%o is refused at its field', async (wrong, field, sentence) => {
    const { session } = await buildTraveller(app.db);
    const reply = await add(wrong, session);
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({ fields: { [field]: sentence } });
  });

  it('has at most 20 people, even with concurrent requests', async () => {
    const { id, session } = await buildTraveller(app.db);
    for (let count = 0; count < 18; count += 1) await buildDependent(app.db, id);
    const replies = await Promise.all(Array.from({ length: 4 }, () => add({}, session)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.json).toMatchObject({ code: 'too_many_dependents' });
  });

  it('is changed and made smaller by its own person', async () => {
    const { id, session } = await buildTraveller(app.db);
    const dependent = await buildDependent(app.db, id);
    const params = { id: dependent.id };
    const changed = await app.call(
      personRoutes.updateDependent,
      { params, body: { ...theo, firstName: 'Teo', timeOfBirth: '07:10' } },
      session,
    );
    expect(changed.body).toMatchObject({
      id: dependent.id,
      firstName: 'Teo',
      timeOfBirth: '07:10',
      timeOfBirthType: 'exact',
    });
    expect((await app.call(personRoutes.removeDependent, { params }, session)).status).toBe(204);
    expect((await app.call(personRoutes.removeDependent, { params }, session)).status).toBe(404);
    expect((await app.call(personRoutes.listDependents, {}, session)).body).toEqual([]);
    const rows = await app.db.select().from(auditLog).where(eq(auditLog.actorId, id));
    expect(rows.map(({ action }) => action)).toEqual(['dependent.removed']);
  });

  it.each([
    ['another traveller', buildTraveller],
    ['an organizer', buildOrganizer],
    ['an admin', buildAdmin],
  ])('AUT is not found for %s', async (_, build) => {
    const owner = await buildTraveller(app.db);
    const dependent = await buildDependent(app.db, owner.id, birthInHalifax);
    const { session } = await build(app.db);
    const params = { id: dependent.id };
    expect((await app.call(personRoutes.listDependents, {}, session)).body).toEqual([]);
    expect((await app.call(personRoutes.updateDependent, { params, body: theo }, session)).status).toBe(404);
    expect((await app.call(personRoutes.removeDependent, { params }, session)).status).toBe(404);
    expect(await app.db.select().from(dependents).where(eq(dependents.id, dependent.id))).toEqual([dependent]);
  });
});

describe('PRE-08 the stars', () => {
  it('are turned off and on again; birth data stays', async () => {
    const { session } = await buildTraveller(app.db, { dateOfBirth: '1987-02-09' });
    const set = async (starsOff: boolean) =>
      (await app.call(personRoutes.updateStars, { body: { starsOff } }, session)).body;
    expect(await set(true)).toMatchObject({ starsOff: true, dateOfBirth: '1987-02-09' });
    expect(await set(false)).toMatchObject({ starsOff: false, dateOfBirth: '1987-02-09' });
  });
});

describe('a time of birth that the clocks repeated', () => {
  const birth = { dateOfBirth: '1987-02-09', cityOfBirth: 'Halifax', countryOfBirth: 'Canada', timeOfBirth: '06:45' };
  const save = (body: Record<string, unknown>, session: Record<string, string>) =>
    app.call(personRoutes.updateProfile, { body: { ...birth, ...body } }, session);
  const child = { firstName: 'Theo', lastName: 'Solberg', relationshipType: 'child' as const, consent: true as const };
  const add = (body: object, session: Record<string, string>) =>
    app.call(personRoutes.addDependent, { body: { ...birth, ...child, ...body } }, session);

  it.each([
    ['the second reading of a repeated time is kept', '1999-10-31', '01:30', 'second'],
    ['a time that occurred once has no second reading', '1999-10-30', '01:30', 'first'],
    ['a skipped time has no second reading', '2000-04-02', '02:30', 'first'],
    ['a part of the day has no second reading', '1999-10-31', 'late-night', 'first'],
  ] as const)('%s', async (_, dateOfBirth, timeOfBirth, kept) => {
    const { session } = await buildTraveller(app.db);
    const saved = await save({ dateOfBirth, timeOfBirth, timeOfBirthOccurrence: 'second' }, session);
    expect(saved.body.timeOfBirthOccurrence).toBe(kept);
    const again = await save({ dateOfBirth, timeOfBirth }, session);
    expect(again.body.timeOfBirthOccurrence).toBe('first');
    expect(again.body.birthInfoLastChanged === saved.body.birthInfoLastChanged).toBe(kept === 'first');
  });

  it('a dependent’s second reading of a repeated time is kept', async () => {
    const { session } = await buildTraveller(app.db);
    const repeated = { dateOfBirth: '2018-11-04', timeOfBirth: '01:30' };
    const added = await add({ ...repeated, timeOfBirthOccurrence: 'second' }, session);
    expect(added.body).toMatchObject({ ...repeated, timeOfBirthOccurrence: 'second' });
    expect((await add(repeated, session)).body.timeOfBirthOccurrence).toBe('first');
    expect((await add({ ...repeated, timeOfBirthOccurrence: 'third' }, session)).json).toMatchObject({
      fields: { timeOfBirthOccurrence: expect.any(String) },
    });
  });
});
