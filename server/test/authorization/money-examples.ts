import type { CallName } from '@ascendant/contract/routes';
import { paymentDiscrepancies } from '../../db/schema/payment-discrepancies';
import { nextNumber } from '../factories/sequence';
import { bookedEvent, type Example } from './example-rows';
import { attachmentOf, lostDispute, openDispute, unmadeRefund } from './money-rows';
import { refusedTransfer } from './payout-examples';

/** Examples of the calls about refunds, disputes and discrepancies. */
export const moneyExamples: Partial<Record<CallName, Example>> = {
  refundBooking: { send: async (world) => ({ params: { id: (await bookedEvent(world)).bookingId }, body: {} }) },
  resolveDiscrepancy: {
    send: async ({ app }) => {
      const discrepancy = { kind: 'refund_failed' as const, subject: `pi_${nextNumber()}` };
      const [row] = await app.db.insert(paymentDiscrepancies).values(discrepancy).returning();
      return { params: { id: row?.id ?? 0 } };
    },
  },
  repeatRefund: { send: async (world) => ({ params: { id: await unmadeRefund(world) } }) },
  closeRefund: {
    send: async (world) => ({
      params: { id: await unmadeRefund(world) },
      body: { note: 'Paid by e-transfer.', isPaidAnotherWay: true },
    }),
  },
  getEvidence: { send: async (world) => ({ params: { id: await lostDispute(world) } }) },
  sendEvidence: {
    send: async (world) => ({ params: { id: await openDispute(world) }, body: { note: 'They came.' } }),
  },
  getEvidenceFile: { send: async (world) => ({ params: { id: await lostDispute(world) } }) },
  attachEvidence: { send: async (world) => ({ params: { id: await openDispute(world), kind: 'service' } }) },
  getAttachment: { send: async (world) => ({ params: await attachmentOf(world) }) },
  detachEvidence: { send: async (world) => ({ params: await attachmentOf(world) }) },
  decideDispute: {
    send: async (world) => ({ params: { id: await lostDispute(world) }, body: { decision: 'keep', note: '' } }),
  },
  adjustEarnings: {
    send: ({ people }) => ({
      body: { organizerId: people.organizer, amount: '12.50', reason: 'For the broken lift.' },
    }),
  },
  retryTransfer: { send: async (world) => ({ params: { id: await refusedTransfer(world) } }) },
};
