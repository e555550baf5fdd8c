import { followRoutes } from '@ascendant/contract/follow';
import type { Module } from '../../application/module';
import { callerOf } from '../../http/binding';
import { isFollowed } from './follows.repository';
import { follow, followedBy, setFollowed } from './follows.service';
import { writeNewDates } from './new-dates-mail';

const secondsBetweenEmails = 600;

/** Hosts whom people follow, and the emails about their new dates. */
export const followsModule: Module = {
  name: 'follows',
  register: ({ bind, db, jobs, config, mailConditions }) => {
    bind(followRoutes.listFollowedHosts, async (call) => followedBy(db, callerOf(call).userId));
    bind(followRoutes.followHost, async (call) => {
      const { userId } = callerOf(call);
      return follow(db, { userId, hostId: call.params.id }, call.body.isFollowed);
    });
    jobs.define('write_new_dates', () => writeNewDates(db, config.publicUrl));
    jobs.every(secondsBetweenEmails, 'write_new_dates');
    mailConditions.define(
      'host_is_followed',
      async (hostId, userId) => userId !== null && (await isFollowed(db, { userId, hostId })),
    );
  },
};

/** What later modules use. */
export const follows = { setFollowed };
