import { productName } from '@ascendant/domain/site/brand';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createConcurrencyLimiter } from '../../concurrency/turns';
import { AppError } from '../../errors/app-error';
import { isCommonPassword } from './common-passwords';

const siteNames = ['', 'app', '.example'].map((ending) => `${productName.toLowerCase()}${ending}`);

/** argon2id, 19 MiB, two passes, one lane: about 12 ms. Source: rule SES-01. */
const policy = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Memory is what hashing costs: 4 at once, 64 waiting, then 503. Source: rule SES-01. */
const limiter = createConcurrencyLimiter(
  { atOnce: 4, waiting: 64 },
  () => new AppError('busy', { retryAfterSeconds: 1 }),
);

/** A sign-in costs one hash and some statements. One that would take much more than a second is refused, and leaves room for others. */
const signIns = createConcurrencyLimiter(
  { atOnce: 8, waiting: 40, mostWaitMs: 400 },
  () => new AppError('busy', { retryAfterSeconds: 1 }),
);

/** Does a sign-in, or refuses it before anything is read from the database. @throws AppError busy when too many are under way */
export function withSignInRoom<Result>(work: () => Promise<Result>): Promise<Result> {
  return signIns(work);
}

/** Compared against when there's no account, so that a failure takes as long either way (SES-05). */
let standIn: Promise<string> | undefined;

/**
 * Hashes a password or a code. The result contains the parameters.
 * @throws AppError busy when too many are waiting
 */
export async function hashSecret(secret: string): Promise<string> {
  return limiter(() => hash(secret, policy));
}

/**
 * Whether a secret belongs to a hash. Without a hash it takes as long and returns false.
 * @throws AppError busy when too many are waiting
 */
export async function isSecretOf(stored: string | null, secret: string): Promise<boolean> {
  standIn ??= hash('nobody knows this one', policy);
  const compared = stored ?? (await standIn);
  const isRight = await limiter(() => verify(compared, secret));
  return isRight && stored !== null;
}

/** Whether a hash was made with weaker parameters than the current ones. */
export function isOutdatedHash(stored: string): boolean {
  const made = parseOptions(stored);
  return (
    made.algorithm !== policy.algorithm ||
    made.memoryCost < policy.memoryCost ||
    made.timeCost < policy.timeCost ||
    made.parallelism < policy.parallelism
  );
}

/** The person who'll use the password. */
interface PasswordOwner {
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
