import { eq, sql } from 'drizzle-orm';
import { bookingAttendees, bookingAnswers, tickets } from '../../../db/schema/attendees';
import { bookingMoves, formerTickets, bookingSupplements } from '../../../db/schema/booking-changes';
import { bookings } from '../../../db/schema/bookings';
import { checkIns } from '../../../db/schema/check-ins';
import { holds } from '../../../db/schema/holds';
import { waiverSignatures } from '../../../db/schema/waivers';
import { walletPasses } from '../../../db/schema/wallet';
import { questions } from '../questions/questions.module';
import { colleague, ownBookings, ownTickets, type PersonalTable } from './personal-table.repository';

const ofGuests = 'only bookings that an organizer made for guests have it';

/** The tables with rows about a person's bookings, and everyone who comes with them. */
export const bookingTables: readonly PersonalTable[] = [
  {
    table: bookings,
    title: 'Bookings',
    about: ({ userId }) => eq(bookings.userId, userId),
    withheld: { guestPhoneSealed: ofGuests, takenCents: ofGuests, teamNote: ofGuests },
  },
  {
    table: bookingAttendees,
    title: 'People on your bookings',
    about: (me) => sql`${bookingAttendees.bookingId} in ${ownBookings(me)}`,
  },
  {
    table: bookingMoves,
    title: 'Dates that your bookings moved between',
    about: (me) => sql`${bookingMoves.bookingId} in ${ownBookings(me)}`,
  },
  {
    table: bookingSupplements,
    title: 'Price differences of dearer dates',
    about: (me) => sql`${bookingSupplements.bookingId} in ${ownBookings(me)}`,
  },
  {
    table: formerTickets,
    title: 'Earlier codes of your tickets',
    about: (me) => sql`${formerTickets.ticketId} in ${ownTickets(me)}`,
  },
  {
    table: bookingAnswers,
    title: 'Your answers to organizers’ questions',
    about: (me) => sql`${bookingAnswers.bookingId} in ${ownBookings(me)}`,
    sealed: {
      column: 'sealed',
      as: 'answer',
      placeOf: ({ bookingId, questionId, position }) =>
        questions.placeOf({
          bookingId: Number(bookingId),
          questionId: Number(questionId),
          position: position === null ? null : Number(position),
        }),
    },
  },
  {
    table: tickets,
    title: 'Tickets',
    about: (me) => sql`${tickets.bookingId} in ${ownBookings(me)}`,
    withheld: { checkedInBy: colleague },
  },
  {
    table: walletPasses,
    title: 'Phones that have your tickets in a wallet',
    about: (me) => sql`${walletPasses.ticketId} in ${ownTickets(me)}`,
    withheld: {
      device: 'anyone who knows it can ask about that phone',
      pushToken: 'anyone who knows it can reach that phone',
      shown: 'a hash of what the other tables say',
    },
  },
  {
    table: checkIns,
    title: 'Check-ins with your tickets',
    about: (me) => sql`${checkIns.ticketId} in ${ownTickets(me)}`,
    withheld: { scannedBy: colleague, undoneBy: colleague, gateDeviceId: "a colleague's phone" },
  },
  {
    table: waiverSignatures,
    title: 'Waivers signed for people on your bookings',
    about: (me) => sql`${waiverSignatures.bookingId} in ${ownBookings(me)}`,
    withheld: {
      takenBy: colleague,
      gateDeviceId: "a colleague's phone",
      pdf: 'a drawing of what the other columns say',
    },
  },
  { table: holds, title: 'Seats held while you paid', about: ({ userId }) => eq(holds.userId, userId) },
];
