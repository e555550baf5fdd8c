import { drawTickets } from '../../server/src/modules/tickets/pdf/ticket-thread';
import { qrPng } from '../../server/src/modules/tickets/qr-code';
import type { TicketSheet } from '../../server/src/modules/tickets/ticket-sheet';

const times = 40;
const text = 'A'.repeat(120);
const sheet: TicketSheet = {
  bookingId: 1,
  userId: 1,
  reference: 'AS-1',
  tierType: 'regular',
  confirmedAt: new Date(0),
  event: {
    title: 'Dawn traverse at Banff',
    location: 'Banff, Alberta',
    timezone: 'America/Edmonton',
    startDate: '2027-06-21',
    startTime: '08:00',
    endDate: '2027-06-21',
    endTime: '12:00',
  },
  tickets: [1, 2].map((number) => ({
    code: String(number),
    text,
    attendeeName: 'Maya Lindqvist',
    isChild: false,
    number: `1-${number}`,
  })),
};

/** What a confirmation email has drawn for it: two tickets as a PDF, and the code of the first. @returns milliseconds of processor time, each */
export async function benchEmails(): Promise<Record<string, number>> {
  return {
    ticketsCpuMs: await cpuMs(() => drawTickets(sheet)),
    codeCpuMs: await cpuMs(() => qrPng(text, { border: 4, leastSize: 336 })),
  };
}

async function cpuMs(draw: () => Promise<unknown>): Promise<number> {
  await draw();
  const before = process.cpuUsage();
  for (let time = 0; time < times; time += 1) await draw();
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / 100 / times) / 10;
}
