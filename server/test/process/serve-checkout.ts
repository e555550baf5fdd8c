import { refuseToStart } from '../../src/lifecycle/refuse-to-start';
import { serve } from '../../src/lifecycle/serve';
import { accountsModule } from '../../src/modules/accounts/accounts.module';
import { bookingsModule } from '../../src/modules/bookings/bookings.module';
import { eventEditorModule } from '../../src/modules/event-editor/event-editor.module';
import { importsModule } from '../../src/modules/imports/imports.module';
import { keysModule } from '../../src/modules/keys/keys.module';
import { paymentsModule } from '../../src/modules/payments/payments.module';
import { payoutsModule } from '../../src/modules/payouts/payouts.module';
import { peopleModule } from '../../src/modules/people/people.module';
import { picturesModule } from '../../src/modules/pictures/pictures.module';
import { resellersModule } from '../../src/modules/resellers/resellers.module';
import { ticketsModule } from '../../src/modules/tickets/tickets.module';
import { waitlistModule } from '../../src/modules/waitlist/waitlist.module';
import { readConfig } from '../../src/settings/config';

const modules = [
  accountsModule,
  picturesModule,
  peopleModule,
  ticketsModule,
  waitlistModule,
  bookingsModule,
  paymentsModule,
  payoutsModule,
  eventEditorModule,
  importsModule,
  keysModule,
  resellersModule,
];

/** The server with the modules for checkout, resellers, imports, uploads and the editing of events, for tests that kill it or run several at once. */
try {
  await serve(readConfig(process.env), { modules });
} catch (error) {
  refuseToStart(error);
}
