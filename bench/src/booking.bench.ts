import { bookBare, holdBare } from './booking/bare-sql';
import { httpTo, type Http } from './booking/http';
import { speedOf, speedOfArrivals, type Speed } from './booking/load';
import { openMarket, type Market } from './booking/market';
import { watchMemory } from './booking/peak-memory';
import { book, hold } from './booking/shopper';
import { jobsDone } from './jobs-done';

const holders = 200;
const holds = 2000;
const askedHoldsPerSecond = 100;
const bookers = 64;
const bookings = 1500;
const warmUps = 400;

/**
 * Holds on one event by 200 concurrent users, and bookings at 50 events through the sandbox, from the order to the ticket. Each
 * is measured for the built program over HTTP and for bare SQL that writes the same rows with the same locks and concurrency
 * into the same database. The ratios show how much of the database's capacity the program uses. `Refused` counts users who
 * were asked to try again.
 * Targets: at least 100 holds per second on one event, 95% of them within 500 ms with 200 users; at least 60 bookings per second.
 * Source: docs/rules/reliability.md, "Performance budgets".
 */
export async function benchBooking(): Promise<Record<string, number>> {
  const market = await openMarket();
  const http = httpTo(market.url, holders);
  const peakMb = watchMemory(market.url);
  try {
    const [heldBare, held, asked] = await holdFigures(market, http);
    const [bookedBare, booked] = await bookingFigures(market, http);
    return {
      holdsPerSecond: held.perSecond,
      holdP50Ms: held.p50Ms,
      holdP95Ms: held.p95Ms,
      holdsRefused: held.refused,
      holdP95MsAt100PerSecond: asked.p95Ms,
      bareHoldsPerSecond: heldBare.perSecond,
      bareHoldP95Ms: heldBare.p95Ms,
      holdsRatio: ratio(held, heldBare),
      bookingsPerSecond: booked.perSecond,
      bookingsDonePerSecond: booked.donePerSecond,
      bookingP50Ms: booked.p50Ms,
      bookingP95Ms: booked.p95Ms,
      bookingsRefused: booked.refused,
      bareBookingsPerSecond: bookedBare.perSecond,
      bookingsRatio: ratio(booked, bookedBare),
      serverPeakMb: await peakMb(),
    };
  } finally {
    await peakMb().catch(() => undefined);
    http.close();
    await market.close();
  }
}

async function holdFigures(
  { orders, pool }: Market,
  http: Http,
): Promise<readonly [bare: Speed, program: Speed, asked: Speed]> {
  await speedOf(await orders(warmUps, { events: 1 }), holders, (order) => holdBare(pool, order));
  await speedOf(await orders(warmUps, { events: 1 }), holders, (order) => hold(http, order));
  return [
    await speedOf(await orders(holds, { events: 1 }), holders, (order) => holdBare(pool, order)),
    await speedOf(await orders(holds, { events: 1 }), holders, (order) => hold(http, order)),
    await speedOfArrivals(await orders(holds / 2, { events: 1 }), askedHoldsPerSecond, (order) => hold(http, order)),
  ];
}

interface Done extends Speed {
  /** Bookings per second until their tickets are drawn and their emails sent. */
  readonly donePerSecond: number;
}

async function bookingFigures({ orders, pool }: Market, http: Http): Promise<readonly [bare: Speed, program: Done]> {
  const bare = await speedOf(await orders(bookings, { events: 50 }), bookers, (order) => bookBare(pool, order));
  await speedOf(await orders(warmUps / 4, { events: 50 }), bookers, (order) => book(http, order));
  const wanted = await orders(bookings, { events: 50 });
  await jobsDone(pool);
  const begun = performance.now();
  const speed = await speedOf(wanted, bookers, (order) => book(http, order));
  await jobsDone(pool);
  const donePerSecond = Math.round((1000 * bookings) / (performance.now() - begun));
  return [bare, { ...speed, donePerSecond }];
}

function ratio(program: Speed, bare: Speed): number {
  return Math.round((program.perSecond / bare.perSecond) * 100) / 100;
}
