import type { FollowedHosts } from '@ascendant/contract/follow';
import { maxFollowedHosts, tooManyFollowedSentence } from '@ascendant/domain/event/limits';
import { inTransaction, type Database, type Queryable } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { accounts } from '../accounts/accounts.module';
import * as stored from './follows.repository';
import type { Follow } from './follows.repository';

/** The hosts whom the caller follows, by name. */
export async function followedBy(db: Queryable, userId: number): Promise<FollowedHosts> {
  return { hosts: await stored.findFollowed(db, userId) };
}

/**
 * Follows a host or stops following them; doing either twice changes nothing.
 * @throws AppError not_found for themselves, and anyone who isn't a host; invalid_input (isFollowed) for one more than `maxFollowedHosts`
 * Source: docs/rules/events.md, "Hosts".
 */
export async function follow(db: Database, pair: Follow, isFollowed: boolean): Promise<FollowedHosts> {
  return inTransaction(db, async (tx) => {
    await accounts.lockOwnAccount(tx, pair.userId);
    if (!isFollowed) await stored.removeFollow(tx, pair);
    else if (!(await stored.addFollow(tx, pair))) throw new AppError('not_found');
    if ((await stored.countFollows(tx, pair.userId)) > maxFollowedHosts)
      throw new AppError('invalid_input', { fields: { isFollowed: tooManyFollowedSentence } });
    return followedBy(tx, pair.userId);
  });
}

/** Follows or unfollows the host of an email about new dates. @returns false if the email isn't one */
export async function setFollowed(db: Queryable, messageId: string, isFollowed: boolean): Promise<boolean> {
  const pair = await stored.findFollowOfMail(db, messageId);
  if (pair === null) return false;
  await (isFollowed ? stored.addFollow(db, pair) : stored.removeFollow(db, pair));
  return true;
}
