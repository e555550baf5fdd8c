import type { TicketSheet } from '../../src/modules/tickets/ticket-sheet';

/** A confirmed booking as it's printed, with a ticket for each of these people; the second is a child. */
export function ticketSheet(names: readonly string[], event: Partial<TicketSheet['event']> = {}): TicketSheet {
  return {
    bookingId: 41,
    userId: 1,
    reference: 'ASC-7Q2M4',
    tierType: 'early_bird',
    confirmedAt: new Date('2026-11-20T12:00:00Z'),
    event: {
      title: 'Dawn Traverse of the Sunshine Meadows',
      location: 'Banff, Alberta',
      timezone: 'America/Edmonton',
      startDate: '2027-07-02',
      startTime: '04:45',
      endDate: '2027-07-04',
      endTime: '16:00',
      ...event,
    },
    tickets: names.map((attendeeName, index) => ({
      code: `${index}a7bqxyz0123456789abcdefg`,
      text: `${index}a7bqxyz0123456789abcdefg.0123456789abcdefghijkl`,
      attendeeName,
      isChild: index === 1,
      number: `ASC-7Q2M4-0${index + 1}`,
    })),
  };
}
