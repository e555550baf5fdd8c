import { maxFollowedHosts } from '@ascendant/domain/event/limits';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { id, idParams } from './wire';

/** The hosts that a person follows, by name. Those without an event that everyone can see are left out. */
const followedHosts = z.object({ hosts: z.array(z.object({ id, name: z.string() })) });
export type FollowedHosts = z.infer<typeof followedHosts>;

export const followRoutes = nameRoutes({
  listFollowedHosts: defineRoute('GET /api/user/followed-hosts', {
    summary: 'List the hosts you follow, by name',
    reply: { 200: followedHosts },
  }),
  followHost: defineRoute('PUT /api/user/followed-hosts/:id', {
    summary: `Follow a host, for one email when they open new dates, or stop following them: ${maxFollowedHosts} at most`,
    params: idParams,
    body: z.object({ isFollowed: z.boolean() }),
    reply: { 200: followedHosts },
  }),
});
