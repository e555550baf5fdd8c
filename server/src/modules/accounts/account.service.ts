import type { UserRow } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';
import { AppError } from '../../errors/app-error';
import * as users from './users.repository';

/** @throws AppError unauthenticated when the account no longer exists */
export async function ownAccount(tx: Queryable, userId: number): Promise<users.UserWithPlace> {
  const user = await users.findUser(tx, userId);
  if (user === null) throw new AppError('unauthenticated');
  return user;
}

/** The same with the row locked until the end of the transaction. */
export async function lockOwnAccount(tx: Queryable, userId: number): Promise<UserRow> {
  const user = await users.lockUser(tx, userId);
  if (user === null) throw new AppError('unauthenticated');
  return user;
}

/** What people can change in their own account: not the sign-in, the role or the state (AUT-03). */
export type OwnChange = Omit<
  users.UserChange,
  | 'id'
  | 'username'
  | 'email'
  | 'password'
  | 'isAdmin'
  | 'isOrganizer'
  | 'userType'
  | 'disabled'
  | 'emailVerified'
  | 'createdAt'
>;

export async function changeOwnAccount(tx: Queryable, userId: number, change: OwnChange): Promise<void> {
  await users.updateUser(tx, userId, change);
}
