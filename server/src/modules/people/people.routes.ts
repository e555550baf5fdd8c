import { personRoutes, type Dependent } from '@ascendant/contract/person';
import { phoneRoutes } from '@ascendant/contract/phone';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { guardianConsentMissing, lacksGuardianConsent } from '@ascendant/domain/person/consent';
import type { ExchangeRate } from '@ascendant/domain/pricing/exchange-rate';
import type { Clock } from '../../adapters/adapters';
import { callerOf, type Bind } from '../../http/binding';
import { answer } from '../../http/reply';
import { withUpload } from '../../http/uploads';
import { accounts } from '../accounts/accounts.module';
import type { PictureDeps } from '../pictures/pictures.service';
import { places } from '../places/places.module';
import type { DependentWithPlace } from './dependents.repository';
import { addDependent, changeDependent, familyOf, removeDependent } from './dependents.service';
import { ownPhone, setPhone, type PhoneDeps } from './phone.service';
import {
  changeProfilePicture,
  saveAddress,
  saveBirth,
  saveDateOfBirth,
  savePreferences,
  saveStars,
} from './profile.service';

interface PeopleDeps extends PictureDeps {
  readonly clock: Clock;
  readonly exchangeRate: ExchangeRate | null;
}

/** Serves a person's own data and their family. */
export function bindPeople(bind: Bind, { clock, exchangeRate, ...pictureDeps }: PeopleDeps): void {
  const { db } = pictureDeps;

  bind(personRoutes.updateProfile, async ({ body, ...call }) => {
    const caller = callerOf(call);
    return accounts.presentUser(await saveBirth(db, body, { userId: caller.userId, now: clock.now() }), caller);
  });

  bind(personRoutes.updateBirthInfo, async ({ body, ...call }) => {
    const caller = callerOf(call);
    const { gender, relationshipStatus } = body;
    const by = { userId: caller.userId, now: clock.now(), gender, relationshipStatus };
    return accounts.presentUser(await saveBirth(db, body, by), caller);
  });

  bind(personRoutes.updateDateOfBirth, async ({ body, ...call }) => {
    const caller = callerOf(call);
    const by = { userId: caller.userId, now: clock.now() };
    return accounts.presentUser(await saveDateOfBirth(db, body, by), caller);
  });

  bind(personRoutes.updateAddress, async ({ body, ...call }) =>
    accounts.presentUser(await saveAddress(db, body, callerOf(call).userId), callerOf(call)),
  );

  bind(personRoutes.updateOnboardingPreferences, async ({ body, ...call }) =>
    accounts.presentUser(await savePreferences(db, body, callerOf(call).userId), callerOf(call)),
  );

  bind(personRoutes.updateStars, async ({ body, ...call }) =>
    accounts.presentUser(await saveStars(db, body.starsOff, callerOf(call).userId), callerOf(call)),
  );

  bind(personRoutes.exchangeRate, async () => exchangeRate ?? { cadPerUsd: null, asOf: null });

  bind(personRoutes.uploadProfilePicture, async ({ request, ...call }) => {
    const caller = callerOf(call);
    const { upload } = personRoutes.uploadProfilePicture;
    return accounts.presentUser(
      await withUpload(request, upload, (file) => changeProfilePicture(pictureDeps, file, caller.userId)),
      caller,
    );
  });

  bind(personRoutes.listDependents, async (call) => {
    const now = clock.now();
    return (await familyOf(db, callerOf(call).userId)).map((dependent) => presentDependent(dependent, now));
  });

  bind(personRoutes.addDependent, async ({ body, request, ...call }) => {
    const asked = { caller: callerOf(call), now: clock.now(), requestId: request.id };
    return answer(201, presentDependent(await addDependent(db, body, asked), asked.now));
  });

  bind(personRoutes.updateDependent, async ({ params, body, request, ...call }) => {
    const asked = { caller: callerOf(call), now: clock.now(), requestId: request.id };
    return presentDependent(await changeDependent(db, { id: params.id, given: body }, asked), asked.now);
  });

  bind(personRoutes.removeDependent, async ({ params, request, ...call }) => {
    await removeDependent(db, params.id, { caller: callerOf(call), now: clock.now(), requestId: request.id });
    return answer(204, null);
  });
}

/** Serves a person's phone number to themselves. */
export function bindPhone(bind: Bind, deps: PhoneDeps): void {
  bind(phoneRoutes.getPhone, async (call) => ({ phone: await ownPhone(deps, callerOf(call)) }));

  bind(phoneRoutes.setPhone, async (call) => ({
    phone: await setPhone(deps, callerOf(call), { phone: call.body.phone, requestId: call.request.id }),
  }));
}

/** @param now to say what's missing about a minor */
function presentDependent({ birthPlace, ...dependent }: DependentWithPlace, now: Date): Dependent {
  return {
    ...dependent,
    birthPlace: birthPlace === null ? null : places.namedPlaceLabel(birthPlace),
    consentAt: dependent.consentAt?.toISOString() ?? null,
    createdAt: dependent.createdAt.toISOString(),
    warnings: warningsOf(dependent, now),
  };
}

function warningsOf(
  { dateOfBirth, consentAt }: Pick<DependentWithPlace, 'dateOfBirth' | 'consentAt'>,
  now: Date,
): Dependent['warnings'] {
  const born = dateOfBirth === null ? null : calendarDay(dateOfBirth);
  const today = calendarDay(now.toISOString().slice(0, 10));
  const isMissing = lacksGuardianConsent({ dateOfBirth: born, hasConsent: consentAt !== null }, today);
  return isMissing ? [{ field: 'consent', message: guardianConsentMissing }] : [];
}
