import { isCommonPassword } from './common-passwords';

const siteNames = ['ascendant', 'ascendantapp', 'ascendant.example'];

/** Whose password it is to become. */
export interface PasswordOwner {
  readonly username: string;
  readonly email: string;
}

/**
 * Why a password is not taken, as the sentence for its field; null when it is.
 * Its length is the contract's matter. Refused are the commonest passwords, and the name of the site, the user name or the
 * e-mail alone. Source: rule SES-02; docs/rules/people.md, "Sign-in".
 */
export function passwordRefusal(password: string, owner: PasswordOwner): string | null {
  const text = password.trim().toLowerCase();
  const [mailbox = ''] = owner.email.toLowerCase().split('@');
  const own = [owner.username.toLowerCase(), owner.email.toLowerCase(), mailbox];
  if (own.includes(text)) return "Choose a password that isn't your username or email.";
  if (siteNames.includes(text)) return "Choose a password that isn't the name of this site.";
  if (isCommonPassword(password)) return 'This password is too common. Choose another one.';
  return null;
}
