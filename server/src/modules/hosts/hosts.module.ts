import { hostRoutes } from '@ascendant/contract/host';
import type { Module } from '../../application/module';
import { findHost } from './hosts.repository';
import { hostPage } from './hosts.service';

/** The public pages of the people who host events. */
export const hostsModule: Module = {
  name: 'hosts',
  register: ({ bind, db }) =>
    bind(hostRoutes.getHost, async ({ params, query }) => hostPage(db, params.id, query.event)),
};

/** What later modules use. */
export const hosts = { findHost };
