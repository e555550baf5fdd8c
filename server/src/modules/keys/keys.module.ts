import { keyPrefix } from '@ascendant/domain/organization/api-key';
import type { Module } from '../../application/module';
import { bindKeys } from './keys.routes';
import { addResellerKey, keyReader } from './keys.service';
import { findTickets } from './v1-tickets.repository';
import { bindV1Writes } from './v1-writes.routes';
import { presentBooking, presentEvent, presentOrganization, presentTicket, presentTransfer } from './v1.presenter';
import { findBookings, findEvents, findTransfersOf } from './v1.repository';
import { bindV1 } from './v1.routes';
import { idIn, ownKey, pageOf } from './v1.service';

/** API keys of organizations, and the API that they're for. */
export const keysModule: Module = {
  name: 'keys',
  register: (context) => {
    context.sessions.readDevicesWith(keyPrefix, keyReader(context.db));
    bindKeys(context);
    bindV1(context);
    bindV1Writes(context);
  },
};

/** What later modules use. */
export const keys = { addResellerKey, ownKey };

/** What later modules say with the same shapes. */
export type { Site } from './v1.presenter';
export const v1 = {
  findBookings,
  findEvents,
  findTickets,
  findTransfersOf,
  presentBooking,
  presentEvent,
  presentOrganization,
  presentTicket,
  presentTransfer,
  idIn,
  pageOf,
};
