/** The calls of those who work for an organizer, and of phones at a gate. */
export const teamCalls = {
  // the people of an organization
  getTeam: { method: 'GET', path: '/api/organizer/team' },
  inviteMember: { method: 'POST', path: '/api/organizer/team/invitations' },
  withdrawInvitation: { method: 'DELETE', path: '/api/organizer/team/invitations/:id' },
  changeMember: { method: 'PUT', path: '/api/organizer/team/members/:id' },
  removeMember: { method: 'DELETE', path: '/api/organizer/team/members/:id' },
  leaveTeam: { method: 'POST', path: '/api/organizer/team/leave' },
  readInvitation: { method: 'POST', path: '/api/invitations/read' },
  acceptInvitation: { method: 'POST', path: '/api/invitations/accept' },
  // gate devices
  listWorkDates: { method: 'GET', path: '/api/organizer/dates' },
  listGates: { method: 'GET', path: '/api/organizer/gates' },
  listGateDates: { method: 'GET', path: '/api/organizer/gates/:id/dates' },
  addGate: { method: 'POST', path: '/api/organizer/gates' },
  revokeGate: { method: 'POST', path: '/api/organizer/gates/:id/revoke' },
} as const;
