import { personRoutes } from '@ascendant/contract/person';
import type { Clock } from '../../adapters/clock';
import type { Database } from '../../database/database';
import { callerOf, type Bind } from '../../http/binding';
import { answer } from '../../http/reply';
import { presentUser } from '../accounts/account.service';
import { presentDependent } from './dependent.presenter';
import { findDependents } from './dependents.repository';
import { addDependent, changeDependent, removeDependent } from './dependents.service';
import { saveAddress, saveBirth, savePreferences } from './profile.service';

/** Serves a person's own data and their family. */
export function bindPeople(bind: Bind, { db, clock }: { readonly db: Database; readonly clock: Clock }): void {
  bind(personRoutes.updateProfile, async ({ body, ...call }) => {
    const { userId } = callerOf(call);
    return presentUser(await saveBirth(db, body, { userId, now: clock.now() }));
  });

  bind(personRoutes.updateBirthInfo, async ({ body, ...call }) => {
    const { userId } = callerOf(call);
    const { gender, relationshipStatus } = body;
    return presentUser(await saveBirth(db, body, { userId, now: clock.now(), gender, relationshipStatus }));
  });

  bind(personRoutes.updateAddress, async ({ body, ...call }) =>
    presentUser(await saveAddress(db, body, callerOf(call).userId)),
  );

  bind(personRoutes.updateOnboardingPreferences, async ({ body, ...call }) =>
    presentUser(await savePreferences(db, body, callerOf(call).userId)),
  );

  bind(personRoutes.listDependents, async (call) =>
    (await findDependents(db, callerOf(call).userId)).map(presentDependent),
  );

  bind(personRoutes.addDependent, async ({ body, request, ...call }) => {
    const asked = { caller: callerOf(call), now: clock.now(), requestId: request.id };
    return answer(201, presentDependent(await addDependent(db, body, asked)));
  });

  bind(personRoutes.updateDependent, async ({ params, body, request, ...call }) => {
    const asked = { caller: callerOf(call), now: clock.now(), requestId: request.id };
    return presentDependent(await changeDependent(db, { id: params.id, given: body }, asked));
  });

  bind(personRoutes.removeDependent, async ({ params, request, ...call }) => {
    await removeDependent(db, params.id, { caller: callerOf(call), now: clock.now(), requestId: request.id });
    return answer(204, null);
  });
}
