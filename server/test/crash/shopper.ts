import { routes } from '@ascendant/contract/routes';
import { cardPayment, paymentData } from '../checkout/checkout';
import { buildEvent } from '../factories/events';
import { buildTraveller, type SignedInPerson } from '../factories/people';
import { ask, payableIn, post, type Heard } from '../process/ask';
import type { ServerProcess } from '../process/server-process';
import type { CrashEnvironment } from './crash-environment';

/** A traveller who books over HTTP, from any server process. */
export interface Shopper {
  readonly person: SignedInPerson;
  readonly eventId: number;
  open(server: ServerProcess): Promise<Heard>;
  pay(server: ServerProcess, intent: Heard): Promise<Heard>;
  confirm(server: ServerProcess, intent: Heard): Promise<Heard>;
}

/** A new person, and a new event at $100. */
export async function buildShopper({ db }: CrashEnvironment): Promise<Shopper> {
  const person = await buildTraveller(db);
  const { event } = await buildEvent(db);
  return {
    person,
    eventId: event.id,
    open: (server) => ask(server, routes.createPaymentIntent, person, paymentData({ eventId: event.id })),
    pay: (server, intent) => {
      const { path, body } = cardPayment(payableIn(intent));
      return post(server, path, {}, body);
    },
    confirm: (server, intent) =>
      ask(server, routes.confirmPayment, person, { paymentIntentId: payableIn(intent).paymentIntentId }),
  };
}
