import type { Module } from '../../application/module';
import { bindGates } from './gates.routes';
import { gateReader } from './gates.service';
import { deleteOldInvitations } from './invitations.repository';
import { findMembers, lockOrganizer } from './members.repository';
import { storedSecret } from './secret-link';
import { bindTeam } from './team.routes';

const daySeconds = 86_400;

/** Who works for an organizer: members, invitations, and phones that check in without an account. */
export const organizationsModule: Module = {
  name: 'organizations',
  register: (context) => {
    const { db, jobs, sessions } = context;
    bindTeam(context);
    bindGates(context);
    sessions.readDevicesWith('gate.', gateReader(db));
    jobs.define('sweep_invitations', () => deleteOldInvitations(db));
    jobs.every(daySeconds, 'sweep_invitations');
  },
};

/** What later modules use. */
export const organizations = { findMembers, lockOrganizer, storedSecret };
