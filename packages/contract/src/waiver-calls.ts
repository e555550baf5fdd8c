/** The calls about what organizers ask everyone who comes to sign. */
export const waiverCalls = {
  getWaiver: { method: 'GET', path: '/api/events/:id/waiver' },
  writeWaiver: { method: 'POST', path: '/api/events/:id/waiver' },
  endWaiver: { method: 'DELETE', path: '/api/events/:id/waiver' },
  openWaiver: { method: 'POST', path: '/api/waivers/open' },
  signWaiver: { method: 'POST', path: '/api/waivers/sign' },
  signAtGate: { method: 'POST', path: '/api/events/:id/waiver-signatures' },
} as const;
