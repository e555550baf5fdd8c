import { accountingModule } from '../modules/accounting/accounting.module';
import { accountsModule } from '../modules/accounts/accounts.module';
import { attendeesModule } from '../modules/attendees/attendees.module';
import { bookingsModule } from '../modules/bookings/bookings.module';
import { capacityModule } from '../modules/capacity/capacity.module';
import { catalogModule } from '../modules/catalog/catalog.module';
import { chartsModule } from '../modules/charts/charts.module';
import { conversationsModule } from '../modules/conversations/conversations.module';
import { directoryModule } from '../modules/directory/directory.module';
import { discountsModule } from '../modules/discounts/discounts.module';
import { embedsModule } from '../modules/embeds/embeds.module';
import { eventEditorModule } from '../modules/event-editor/event-editor.module';
import { eventsModule } from '../modules/events/events.module';
import { feedsModule } from '../modules/feeds/feeds.module';
import { followsModule } from '../modules/follows/follows.module';
import { helpModule } from '../modules/help/help.module';
import { hostsModule } from '../modules/hosts/hosts.module';
import { importsModule } from '../modules/imports/imports.module';
import { keysModule } from '../modules/keys/keys.module';
import { ledgerModule } from '../modules/ledger/ledger.module';
import { lookupModule } from '../modules/lookup/lookup.module';
import { manualBookingsModule } from '../modules/manual-bookings/manual-bookings.module';
import { matchesModule } from '../modules/matches/matches.module';
import { operationsModule } from '../modules/operations/operations.module';
import { opinionsModule } from '../modules/opinions/opinions.module';
import { organizationsModule } from '../modules/organizations/organizations.module';
import { organizersModule } from '../modules/organizers/organizers.module';
import { paymentsModule } from '../modules/payments/payments.module';
import { payoutsModule } from '../modules/payouts/payouts.module';
import { peopleModule } from '../modules/people/people.module';
import { personalDataModule } from '../modules/personal-data/personal-data.module';
import { picturesModule } from '../modules/pictures/pictures.module';
import { placesModule } from '../modules/places/places.module';
import { questionsModule } from '../modules/questions/questions.module';
import { reportsModule } from '../modules/reports/reports.module';
import { resellersModule } from '../modules/resellers/resellers.module';
import { resourcesModule } from '../modules/resources/resources.module';
import { runsFromModule } from '../modules/runs-from/runs-from.module';
import { savedEventsModule } from '../modules/saved-events/saved-events.module';
import { savedViewsModule } from '../modules/saved-views/saved-views.module';
import { seatBlocksModule } from '../modules/seat-blocks/seat-blocks.module';
import { ticketsModule } from '../modules/tickets/tickets.module';
import { waitlistModule } from '../modules/waitlist/waitlist.module';
import { waiversModule } from '../modules/waivers/waivers.module';
import { webhooksModule } from '../modules/webhooks/webhooks.module';
import type { Module } from './module';

/**
 * Every module, in order of dependency: each one uses only those before it. This list is the order; scripts/structure.test.ts holds imports and
 * the table in docs/architecture.md to it.
 */
export const modules: readonly Module[] = [
  placesModule,
  accountsModule,
  catalogModule,
  picturesModule,
  peopleModule,
  eventsModule,
  savedEventsModule,
  followsModule,
  savedViewsModule,
  feedsModule,
  helpModule,
  discountsModule,
  ticketsModule,
  organizationsModule,
  waiversModule,
  questionsModule,
  attendeesModule,
  conversationsModule,
  capacityModule,
  waitlistModule,
  resourcesModule,
  seatBlocksModule,
  runsFromModule,
  eventEditorModule,
  ledgerModule,
  bookingsModule,
  manualBookingsModule,
  importsModule,
  accountingModule,
  paymentsModule,
  payoutsModule,
  chartsModule,
  directoryModule,
  matchesModule,
  opinionsModule,
  organizersModule,
  hostsModule,
  embedsModule,
  reportsModule,
  keysModule,
  resellersModule,
  webhooksModule,
  personalDataModule,
  operationsModule,
  lookupModule,
];
