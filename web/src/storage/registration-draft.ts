import { isText } from './shape';
import { tabDraft } from './tab-draft';

/** What's typed to create an account, without the password. */
interface RegistrationDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly email: string;
}

/** Phones drop a tab while its reader looks for the code in another app. It's cleared when someone signs in. */
export const registrationDraft = tabDraft<RegistrationDraft>('registration-draft', {
  firstName: isText,
  lastName: isText,
  username: isText,
  email: isText,
});
