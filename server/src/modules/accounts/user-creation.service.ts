import type { AdminRegisterRequest, RegisterRequest } from '@ascendant/contract/account';
import { isPossibleBirthDate } from '@ascendant/domain/person/person-fields';
import { timePeriodsOfKeys, weekdays } from '@ascendant/domain/person/preferences';
import { roleFields } from '@ascendant/domain/person/roles';
import type { NewUserRow } from '../../../db/schema/users';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { passwordRefusal, hashSecret } from './secret-hash';
import { findUser, insertUser, type UserWithPlace } from './users.repository';
import { wantedByAdmin } from './wanted-role';

/** The admin who creates it, or null for someone at the machine itself. */
interface CreatedBy {
  readonly admin: Caller | null;
  readonly requestId?: string;
}

/**
 * Creates a verified account for an admin, from the dialog's fields or those of the sign-up form.
 * The dialog's preferred time is a preference, not a birth time; its city is where the person lives.
 * @throws AppError invalid_input (password, dateOfBirth), taken
 * Source: docs/rules/people.md, "Sign-up".
 */
export async function createUser(
  db: Database,
  body: RegisterRequest | AdminRegisterRequest,
  { admin, requestId }: CreatedBy,
): Promise<UserWithPlace> {
  const refusal = await passwordRefusal(body.password, body);
  if (refusal !== null) throw new AppError('invalid_input', { message: refusal, fields: { password: refusal } });
  if (isDialog(body) && !isPossibleBirthDate(body.dateOfBirth, new Date())) {
    throw new AppError('invalid_input', { fields: { dateOfBirth: 'Please select a valid date.' } });
  }
  const password = await hashSecret(body.password);
  const id = await inTransaction(db, async (tx) => {
    const user = await insertUser(tx, { ...newUser(body), password, emailVerified: true });
    await recordAudit(tx, {
      actor: admin,
      action: 'user.created',
      target: { type: 'user', id: user.id },
      changes: { userType: { before: null, after: user.userType } },
      ...(requestId === undefined ? {} : { requestId }),
    });
    return user.id;
  });
  const user = await findUser(db, id);
  if (user === null) throw new RangeError(`user ${id} is gone`);
  return user;
}

function newUser(body: RegisterRequest | AdminRegisterRequest): Omit<NewUserRow, 'password'> {
  const { username, email } = body;
  if (!isDialog(body)) {
    return { username, email, firstName: body.firstName, lastName: body.lastName, ...roleFields(wantedByAdmin(body)) };
  }
  return {
    username,
    email,
    ...splitName(body.fullName),
    ...roleFields(body.isAdmin ? 'admin' : 'regular'),
    city: body.city,
    dateOfBirth: body.dateOfBirth,
    preferredDays: [...weekdays],
    preferredTimes: Object.fromEntries(weekdays.map((day) => [day, timePeriodsOfKeys([body.preferredTime])])),
  };
}

function isDialog(body: RegisterRequest | AdminRegisterRequest): body is AdminRegisterRequest {
  return !('firstName' in body);
}

/** Splits at the last space. A single name becomes both. */
function splitName(fullName: string): { firstName: string; lastName: string } {
  const at = fullName.lastIndexOf(' ');
  if (at < 0) return { firstName: fullName, lastName: fullName };
  return { firstName: fullName.slice(0, at).trim(), lastName: fullName.slice(at + 1) };
}
