import { signNames } from '@ascendant/domain/chart/chart-points';
import { maxCounted, searchTextMaxLength } from '@ascendant/domain/list-limits';
import { disablingReasonMaxLength } from '@ascendant/domain/person/disabling';
import { userTypes } from '@ascendant/domain/person/roles';
import { userOrders, userStatuses } from '@ascendant/domain/person/user-list';
import { z } from 'zod';
import { registerBody } from './account';
import { defineRoute, nameRoutes } from './route';
import { id, idParams, instant, line, listPage, paragraphs } from './wire';

/** A user as admins see them in lists: no birth data, no address (rule AUT-03). */
export const listedUser = z.object({
  id,
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  userType: z.enum(userTypes),
  disabled: z.boolean(),
  emailVerified: z.boolean(),
  profileCompleted: z.boolean(),
  birthInfoCompleted: z.boolean(),
  createdAt: instant,
});
export type ListedUser = z.infer<typeof listedUser>;

/** null if it's unknown or uncertain */
const sign = z.enum(signNames).nullable();

/** The same with the signs of their chart. */
export const userWithSigns = listedUser.extend({
  sunSign: sign,
  moonSign: sign,
  risingSign: sign,
  venusSign: sign,
  marsSign: sign,
  mercurySign: sign,
});
export type UserWithSigns = z.infer<typeof userWithSigns>;

/** All optional; without any of them you get the whole list. */
export const listUsersQuery = z.object({
  /** words in the name, the username or the email */
  q: line(searchTextMaxLength).optional(),
  status: z.enum(userStatuses).optional(),
  verified: z.enum(['yes', 'no']).optional(),
  userType: z.enum(userTypes).optional(),
  /** whether the profile is complete */
  profile: z.enum(['complete', 'incomplete']).optional(),
  sort: z.enum(userOrders).optional(),
  ...listPage,
});

/** Source: specification 2, section 3 (Payloads), Settings create-user payload. */
export const createUserBody = registerBody.extend({ userType: z.enum(userTypes, 'Please choose a type') });

export const adminUserRoutes = nameRoutes({
  listUsers: defineRoute('GET /api/admin/users', {
    summary: `List users; the total is in X-Total-Count (of a search or filter, at most ${maxCounted} beyond the page, then with X-Total-Count-Capped)`,
    query: listUsersQuery,
    reply: { 200: z.array(listedUser) },
  }),
  createUser: defineRoute('POST /api/admin/users', {
    summary: 'Create a verified user of any type',
    sensitive: 'whatever is sent',
    body: createUserBody,
    reply: { 201: listedUser },
  }),
  listUsersWithSigns: defineRoute('GET /api/admin/users-with-astrology', {
    summary: `List users with the signs in their charts; the total is in X-Total-Count (of a search or filter, at most ${maxCounted} beyond the page, then with X-Total-Count-Capped)`,
    query: listUsersQuery,
    reply: { 200: z.array(userWithSigns) },
  }),
  disableUser: defineRoute('PUT /api/admin/users/:id/disable', {
    summary:
      'Disable a user, which signs them out everywhere, or enable them again. They’re told by email; a reason is in it, and noted on their page',
    sensitive: 'whatever is sent',
    params: idParams,
    body: z.object({
      disabled: z.boolean('Please say whether to disable the account'),
      /** why, for the person to read */
      reason: paragraphs(disablingReasonMaxLength).optional(),
    }),
    reply: { 200: listedUser },
  }),
});
