import {
  anyone,
  bookingManagers,
  checkInStaff,
  members,
  ownersOnly,
  ownEventsOnly,
  signedIn,
  type Access,
} from './access-groups';

/** Who may call what of those who work for an organizer, of phones at a gate, and of waivers. A part of the table in `authorization.ts`. */
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
  getWaiver: bookingManagers,
  writeWaiver: bookingManagers,
  endWaiver: bookingManagers,
  openWaiver: anyone,
  signWaiver: anyone,
  signAtGate: checkInStaff,
} as const satisfies Record<string, Access>;
