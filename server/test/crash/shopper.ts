import { routes } from '@ascendant/contract/routes';
import type { Route } from '@ascendant/contract/route';
import { cents } from '@ascendant/domain/money';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import { bookingData } from '../checkout/checkout';
import { buildEvent } from '../factories/events';
import { buildTraveller, type SignedInPerson } from '../factories/people';
import type { ServerProcess } from '../process/server-process';
import type { CrashGround } from './crash-ground';

/** What came back; null where nobody was there any more to answer. */
export type Heard = { readonly status: number; readonly json: Record<string, unknown> } | null;

/** Somebody who wants to go to an event, by HTTP, to whichever process serves. */
export interface Shopper {
  readonly person: SignedInPerson;
  readonly eventId: number;
  open(server: ServerProcess): Promise<Heard>;
  pay(server: ServerProcess, intent: Heard): Promise<Heard>;
  confirm(server: ServerProcess, intent: Heard): Promise<Heard>;
}

/** A new person before a new event at $100. */
export async function buildShopper({ db }: CrashGround): Promise<Shopper> {
  const person = await buildTraveller(db);
  const { event } = await buildEvent(db);
  return {
    person,
    eventId: event.id,
    open: (server) =>
      ask(server, routes.createPaymentIntent, person, {
        amount: quoteTotals(cents(10_000)).total / 100,
        eventId: event.id,
        bookingData: bookingData({ eventId: event.id }),
      }),
    pay: (server, intent) =>
      post(
        server,
        `/sandbox/v1/payment_intents/${textIn(intent, 'paymentIntentId')}/confirm`,
        {},
        {
          clientSecret: textIn(intent, 'clientSecret'),
          card: { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' },
        },
      ),
    confirm: (server, intent) =>
      ask(server, routes.confirmPayment, person, { paymentIntentId: textIn(intent, 'paymentIntentId') }),
  };
}

/** Makes a call as somebody; a server that ends meanwhile is heard as null. */
export function ask(
  server: ServerProcess,
  route: Route,
  { session }: Pick<SignedInPerson, 'session'>,
  body: unknown,
  params: Readonly<Record<string, string | number>> = {},
): Promise<Heard> {
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]));
  return post(server, path, session, body);
}

async function post(
  { url }: ServerProcess,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
): Promise<Heard> {
  try {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, json: (await response.json()) as Record<string, unknown> };
  } catch {
    return null;
  }
}

export function textIn(heard: Heard, name: string): string {
  const value = heard?.json[name];
  if (typeof value !== 'string') throw new RangeError(`no ${name} in ${JSON.stringify(heard)}`);
  return value;
}
