import { routes } from '@ascendant/contract/routes';
import { bookingData, cardPayment, paymentData } from '../../checkout/checkout';
import { buildTraveller, type SignedInPerson } from '../../factories/people';
import { ask, payableIn, post, type Heard } from '../../process/ask';
import type { ServerProcess } from '../../process/server-process';
import { outcomeOf } from './client';
import { newPurchase, type Purchase } from './journal';
import { freshAdmin, keyed, prepared, type Scene } from './scene';

const declinedCard = '4000000000000002';

/** What buying needs of a scene. */
type Shop = Pick<Scene, 'db' | 'client' | 'journal' | 'chance' | 'paidEventId'>;
type Buyer = Pick<SignedInPerson, 'id' | 'session'>;

/** Opens a payment, pays and confirms it, as the checkout does. Some decide against it, some cards are declined, some browsers are closed. */
export async function buy(scene: Shop, eventId = scene.paidEventId, buyer?: Buyer): Promise<Purchase> {
  const { client, chance, journal } = scene;
  const person = buyer ?? (await prepared(scene, buildTraveller));
  const purchase = newPurchase(person.id, eventId);
  journal.purchases.push(purchase);
  const opener = keyed(person);
  const { heard } = await client.insistOn(200, (to) => {
    return ask(to, routes.createPaymentIntent, opener, paymentData({ eventId }));
  });
  if (heard?.status !== 200) return purchase;
  purchase.intentId = payableIn(heard).paymentIntentId;
  if (chance.is(0.1)) await release(scene, person, purchase);
  else await pay(scene, heard, purchase);
  if (purchase.charged === 'acknowledged' && chance.is(0.85)) await confirm(scene, person, purchase);
  return purchase;
}

async function release({ client }: Shop, person: Buyer, purchase: Purchase): Promise<void> {
  const body = { paymentIntentId: purchase.intentId };
  purchase.released = 'unknown';
  purchase.released = outcomeOf(await client.insist((to) => ask(to, routes.releaseHold, person, body)));
}

async function pay({ client, chance }: Shop, opened: Heard, purchase: Purchase): Promise<void> {
  const { path, body } = cardPayment(payableIn(opened), chance.is(0.1) ? declinedCard : undefined);
  purchase.charged = 'unknown';
  const { heard } = await client.insist((to) => post(to, path, {}, body));
  // After a lost answer the card form may be told that the payment can't be tried again, because it succeeded the first time.
  if (heard?.json['status'] === 'succeeded') purchase.charged = 'acknowledged';
}

async function confirm({ client }: Shop, person: Buyer, purchase: Purchase): Promise<void> {
  const body = { paymentIntentId: purchase.intentId };
  purchase.confirmed = 'unknown';
  const { heard } = await client.insistOn(200, (to) => ask(to, routes.confirmPayment, person, body));
  if (heard?.json['success'] !== true) return;
  purchase.confirmed = 'acknowledged';
  purchase.bookingId = Number(heard.json['bookingId']);
}

/** Books a free event with a key; a double click sends it twice. */
export async function bookFree(scene: Shop & Pick<Scene, 'freeEventId'>, buyer?: Buyer): Promise<Purchase> {
  const { client, chance, journal, freeEventId } = scene;
  const person = buyer ?? (await prepared(scene, buildTraveller));
  const purchase = newPurchase(person.id, freeEventId);
  journal.purchases.push(purchase);
  purchase.confirmed = 'unknown';
  const booker = keyed(person);
  const send = (to: ServerProcess) => ask(to, routes.createBooking, booker, bookingData({ eventId: freeEventId }));
  const clicks = Array.from({ length: chance.is(0.3) ? 2 : 1 }, () => client.insistOn(201, send));
  const booked = (await Promise.all(clicks)).find(({ heard }) => heard?.status === 201);
  if (booked === undefined) return purchase;
  purchase.confirmed = 'acknowledged';
  purchase.bookingId = Number(booked.heard?.json['bookingId']);
  return purchase;
}

/** Buys, and gets a part of it back, perhaps twice, perhaps with a double click. */
export async function refundParts(scene: Scene): Promise<void> {
  const { client, chance } = scene;
  const purchase = await buy(scene);
  const { bookingId } = purchase;
  if (bookingId === null) return;
  for (let part = 0; part < (chance.is(0.4) ? 2 : 1); part += 1) {
    const refund: Purchase['partRefunds'][number] = { cents: 2_000, outcome: 'unknown' };
    purchase.partRefunds.push(refund);
    const asker = keyed(await freshAdmin(scene));
    const send = (to: ServerProcess) => ask(to, routes.refundBooking, asker, { amount: 20 }, { id: bookingId });
    const clicks = Array.from({ length: chance.is(0.3) ? 2 : 1 }, () => client.insistOn(200, send));
    if ((await Promise.all(clicks)).some(({ heard }) => heard?.status === 200)) refund.outcome = 'acknowledged';
  }
}

/** Books, and has all of it given back, which cancels the booking. */
export async function cancelBooking(scene: Scene): Promise<void> {
  const purchase = scene.chance.is(0.7) ? await buy(scene) : await bookFree(scene);
  await refundAll(scene, purchase);
}

export async function refundAll(scene: Scene, purchase: Purchase): Promise<void> {
  const { bookingId } = purchase;
  if (bookingId === null) return;
  const asker = keyed(await freshAdmin(scene));
  purchase.fullRefund = 'unknown';
  const send = (to: ServerProcess) => ask(to, routes.refundBooking, asker, {}, { id: bookingId });
  purchase.fullRefund = outcomeOf(await scene.client.insistOn(200, send));
}
