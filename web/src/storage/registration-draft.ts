import { tabStorage } from './browser-storage';
import { isText, shaped, type Shape } from './shape';

/** What's typed to create an account, without the password. */
export interface RegistrationDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly email: string;
}

const key = 'registration-draft';
const draft: Shape<RegistrationDraft> = { firstName: isText, lastName: isText, username: isText, email: isText };

/**
 * Phones drop a tab while its reader looks for the code in another app. What was typed lasts as long as the tab, until someone signs in.
 * @returns null if there's none or it can't be read
 */
export function readRegistrationDraft(): RegistrationDraft | null {
  try {
    return shaped(JSON.parse(tabStorage.read(key) ?? 'null'), draft);
  } catch {
    return null;
  }
}

/** Does nothing if the tab's storage is full: typing must go on. */
export function storeRegistrationDraft({ firstName, lastName, username, email }: RegistrationDraft): void {
  try {
    tabStorage.write(key, JSON.stringify({ firstName, lastName, username, email }));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

export function clearRegistrationDraft(): void {
  tabStorage.remove(key);
}
