import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { tickets } from './attendees';
import { id, instant } from './columns';

/** Which devices have which ticket in Apple Wallet, and are told when it changes (docs/rules/tickets.md, "Passes for phones"). */
export const walletPasses = pgTable(
  'wallet_passes',
  {
    id: id(),
    /** Apple's name for the device. */
    device: text('device').notNull(),
    ticketId: integer('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    /** Where Apple takes word for the device. */
    pushToken: text('push_token').notNull(),
    /** A hash of what the pass shows, as the device has it or has been told. */
    shown: text('shown').notNull(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (pass) => [
    unique('wallet_passes_device_unique').on(pass.device, pass.ticketId),
    index('wallet_passes_ticket_id').on(pass.ticketId),
    index('wallet_passes_push_token').on(pass.pushToken),
  ],
);
