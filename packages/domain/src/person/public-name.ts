import { firstLetter } from '../letters';

/** First name and initial: enough to know someone by, too little to find a person. @param firstName null once their account is gone */
export function publicName({
  firstName,
  lastName,
}: {
  readonly firstName: string | null;
  readonly lastName: string | null;
}): string {
  if (firstName === null) return 'A traveller';
  const initial = firstLetter(lastName ?? '');
  return initial === '' ? firstName : `${firstName} ${initial}.`;
}
