import type { CallName } from '@ascendant/contract/routes';
import { sql } from 'drizzle-orm';
import { buildWaiver } from '../factories/waivers';
import { bookedEvent, idOf, type Example, type World } from './example-rows';

const signature = { version: 1, signedName: 'Maya Lindqvist', agreed: true as const };

/** An event of the organizer's with a waiver, and someone's booking. */
async function withWaiver(world: World) {
  const booked = await bookedEvent(world);
  const { token } = await buildWaiver(world.app.db, booked);
  return { ...booked, token };
}

/** Examples of calls about waivers. */
export const waiverExamples: Partial<Record<CallName, Example>> = {
  writeWaiver: {
    send: async (world) => ({
      params: { id: (await bookedEvent(world)).eventId },
      body: { title: 'Risks', text: 'I know them.', basedOn: 0, asksAgain: false },
    }),
  },
  endWaiver: { send: async (world) => ({ params: { id: (await withWaiver(world)).eventId } }) },
  openWaiver: { send: async (world) => ({ body: { token: (await withWaiver(world)).token } }) },
  signWaiver: {
    send: async (world) => {
      const { token } = await withWaiver(world);
      return { body: { token, position: 0, signatureId: crypto.randomUUID(), ...signature } };
    },
  },
  signAtGate: {
    send: async (world) => {
      const ticketId = await idOf(world, sql`select 1 as id`);
      const signedAt = new Date().toISOString();
      return { body: { signatures: [{ ...signature, signatureId: crypto.randomUUID(), ticketId, signedAt }] } };
    },
  },
};
