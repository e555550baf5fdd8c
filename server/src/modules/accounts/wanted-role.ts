import type { RegisterRequest } from '@ascendant/contract/account';
import type { UserType } from '@ascendant/domain/person/roles';
import { AppError } from '../../errors/app-error';

/** Fields a visitor could use to become more than a traveller or an organizer. */
const forbiddenFields = ['isAdmin', 'emailVerified', 'id', 'disabled'] as const;
const forbidden = "This field can't be set here.";

/**
 * What a visitor signs up as: a traveller, or an organizer by `userType` or `isOrganizer`.
 * @throws AppError forbidden_field for fields that would grant rights, invalid_input for an unknown user type
 * Source: docs/rules/people.md, "Sign-up"; docs/rules/security.md, "Who may call what".
 */
export function wantedByVisitor(body: RegisterRequest): Exclude<UserType, 'admin'> {
  const sent = forbiddenFields.filter((name) => body[name] !== undefined);
  const names = body['userType'] === 'admin' ? [...sent, 'userType'] : sent;
  if (names.length > 0) {
    throw new AppError('forbidden_field', { fields: Object.fromEntries(names.map((name) => [name, forbidden])) });
  }
  return wanted(body) === 'organizer' ? 'organizer' : 'regular';
}

/** What an admin makes a new account: any of the three. @throws AppError invalid_input */
export function wantedByAdmin(body: RegisterRequest): UserType {
  if (body['isAdmin'] === true || body['isAdmin'] === 'true') return 'admin';
  return wanted(body);
}

function wanted({ userType = 'regular', isOrganizer = false }: Record<string, unknown>): UserType {
  if (typeof isOrganizer !== 'boolean') throw invalid('isOrganizer');
  switch (userType) {
    case 'admin':
    case 'organizer':
      return userType;
    case 'regular':
      return isOrganizer ? 'organizer' : 'regular';
    default:
      throw invalid('userType');
  }
}

function invalid(name: string): AppError {
  return new AppError('invalid_input', { fields: { [name]: 'Choose one of the options.' } });
}
