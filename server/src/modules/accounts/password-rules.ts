import { productName } from '@ascendant/domain/site/brand';
import { isCommonPassword } from './common-passwords';

const siteNames = ['', 'app', '.example'].map((ending) => `${productName.toLowerCase()}${ending}`);

/** The person who'll use the password. */
export interface PasswordOwner {
  readonly username: string;
  readonly email: string;
}

/**
 * Why a password is refused, as the sentence for its field; null if it's accepted.
 * We refuse the most common passwords, and the site's name, the username or the email on their own. The contract checks the length.
 * Source: rule SES-02; docs/rules/people.md, "Sign-in".
 */
export async function passwordRefusal(password: string, owner: PasswordOwner): Promise<string | null> {
  const text = password.trim().toLowerCase();
  const [mailbox = ''] = owner.email.toLowerCase().split('@');
  const own = [owner.username.toLowerCase(), owner.email.toLowerCase(), mailbox];
  if (own.includes(text)) return "Choose a password that isn't your username or email.";
  if (siteNames.includes(text)) return "Choose a password that isn't the name of this site.";
  if (await isCommonPassword(password)) return 'This password is too common. Choose another one.';
  return null;
}
