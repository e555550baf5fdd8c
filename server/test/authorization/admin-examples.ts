import type { CallName } from '@ascendant/contract/routes';
import { savedViews } from '../../db/schema/saved-views';
import { buildOrganizer } from '../factories/people';
import { buildPersonNote } from '../factories/person-notes';
import { nextNumber } from '../factories/sequence';
import { callerId, fresh, onEvent, type Example } from './example-rows';

/** What admins do with organizers, events that wait for approval, and their own views. */
export const adminExamples: Partial<Record<CallName, Example>> = {
  approveEvents: {
    send: async (world) => {
      const { params } = await onEvent(world, { status: 'pending_approval' });
      return { body: { ids: [Number(params?.['id'])] } };
    },
  },
  getOrganizerPage: { send: async (world) => ({ params: { id: (await buildOrganizer(world.app.db)).id } }) },
  saveView: { send: () => ({ body: { list: 'events', name: 'Drafts', query: 'status=draft' } }) },
  removeView: {
    send: async (world) => {
      const view = { list: 'events', name: `View ${nextNumber()}`, query: 'status=draft' } as const;
      const own = { userId: await callerId(world), ...view };
      const [row] = await world.app.db.insert(savedViews).values(own).returning();
      return { params: { id: row?.id ?? 0 } };
    },
    owner: null,
  },
  addPersonNote: {
    send: async (world) => ({ params: { id: (await fresh(world)).id }, body: { text: 'Asked for a receipt.' } }),
  },
  removePersonNote: { send: async (world) => ({ params: await buildPersonNote(world.app.db) }) },
};
