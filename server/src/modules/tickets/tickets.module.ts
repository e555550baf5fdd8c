import type { Module } from '../../modules';
import { registerTicketQr } from './ticket-qr.routes';

/** What attendees receive, and show at the start. */
export const ticketsModule: Module = {
  name: 'tickets',
  register: ({ http, db }) => registerTicketQr(http, db),
};
