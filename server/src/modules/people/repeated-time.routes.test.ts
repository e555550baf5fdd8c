import { personRoutes } from '@ascendant/contract/person';
import { describe, expect, it } from 'vitest';
import { buildTraveller } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';
import { accountsModule } from '../accounts/accounts.module';
import { peopleModule } from './people.module';

const app = await testApp({ modules: [accountsModule, peopleModule] });

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
