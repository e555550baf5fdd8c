import type { House } from './house';
import { accounts } from './modules/accounts/accounts.module';
import { bookingsModule } from './modules/bookings/bookings.module';
import { catalog } from './modules/catalog/catalog.routes';
import { chartsModule } from './modules/charts/charts.module';
import { events } from './modules/events/events.module';
import { matchesModule } from './modules/matches/matches.module';
import { operationsModule } from './modules/operations/operations.module';
import { opinionsModule } from './modules/opinions/opinions.module';
import { paymentsModule } from './modules/payments/payments.module';
import { people } from './modules/people/people.module';
import { picturesModule } from './modules/pictures/pictures.module';
import { placesModule } from './modules/places/places.module';
import { ticketsModule } from './modules/tickets/tickets.module';

/** A noun of the business, as the house sees it. */
export interface Module {
  /** Its folder under `modules/`. */
  readonly name: string;
  /** Serves its calls, says what its jobs do. Nothing runs yet. */
  register(house: House): void;
  /** What must be there before the first request is answered, such as demo data. After the migrations; may take seconds. */
  prepare?(house: House): Promise<void>;
}

/** Every module, in the line in which they may use each other: each only those before it. */
export const modules: readonly Module[] = [
  placesModule,
  accounts,
  catalog,
  picturesModule,
  people,
  events,
  ticketsModule,
  bookingsModule,
  paymentsModule,
  chartsModule,
  matchesModule,
  opinionsModule,
  operationsModule,
];
