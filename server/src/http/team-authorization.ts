import { anyone, checkInStaff, members, ownersOnly, ownEventsOnly, signedIn, type Access } from './access-groups';

/** Who may call what of those who work for an organizer, and of phones at a gate. A part of the table in `authorization.ts`. */
export const teamAuthorization = {
  getTeam: ownersOnly,
  inviteMember: ownersOnly,
  withdrawInvitation: ownersOnly,
  changeMember: ownersOnly,
  removeMember: ownersOnly,
  leaveTeam: { ...members('own'), visitor: 'none', traveller: 'none', organizer: 'own', admin: 'none' },
  readInvitation: anyone,
  acceptInvitation: signedIn,
  listWorkDates: { ...checkInStaff, admin: 'own' },
  listGates: ownEventsOnly,
  addGate: ownEventsOnly,
  revokeGate: ownEventsOnly,
} as const satisfies Record<string, Access>;
