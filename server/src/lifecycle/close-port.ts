import type { IncomingMessage, Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Lifecycle } from '../http/health';

/** So long without a new connection is a quiet moment. */
const quietMs = 100;
/** A port that's never quiet closes after this. Answers that are held take as long. */
const longestHoldMs = 500;
/** A turn of the event loop that's shorter ran no callback to speak of. */
const emptyTurnMs = 0.05;
const longestTurnsMs = 250;
/** So long without a request on any connection, callers have heard that they should use another one. */
const silenceMs = 250;
/** How long that may take. Some requests never come: browsers connect in advance. */
const longestSilenceMs = 2000;
const pollMs = 10;

/** The connections of a server that's about to stop. */
export interface Arrivals {
  /** How many were accepted since we count. */
  soFar(): number;
  /** How many of those haven't sent a request yet. */
  silent(): number;
  /** How many requests have come since, on whichever connection. */
  heard(): number;
}

export function watchArrivals(server: Server): Arrivals {
  const silent = new Set<Socket>();
  let count = 0;
  let requests = 0;
  server.on('connection', (socket: Socket) => {
    count += 1;
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage) => {
    requests += 1;
    silent.delete(socket);
  });
  return { soFar: () => count, silent: () => silent.size, heard: () => requests };
}

/**
 * Refuses new connections, and closes the old ones that have nothing under way.
 *
 * Closing a port resets the connections that wait in the kernel's queue, so it's done when none can wait there: answers are held
 * meanwhile, and callers who wait for theirs open no more connections. An HTTP server's own `close` would also cut connections whose
 * request is still on its way: the one that was accepted a moment ago, and the one whose caller hasn't heard yet that it ends.
 * Source: rule CRA-18.
 */
export async function closePort(server: Server, lifecycle: Lifecycle, arrivals: Arrivals): Promise<void> {
  let release = (): void => undefined;
  lifecycle.answersHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  await aQuietMoment(arrivals);
  await anEmptyTurn(arrivals);
  NetServer.prototype.close.call(server);
  lifecycle.answersHeld = null;
  release();
  await silence(server, arrivals);
  server.closeIdleConnections();
}

async function aQuietMoment({ soFar }: Arrivals): Promise<void> {
  const latest = performance.now() + longestHoldMs;
  for (let before = -1; soFar() !== before && performance.now() < latest;) {
    before = soFar();
    await sleep(quietMs);
    // Connections that came while this process had no time to run are accepted in the next turn.
    await nextTurn();
  }
}

/**
 * Waits for a turn of the event loop in which no connection was accepted and nothing else ran. While a callback runs, new connections
 * wait in the kernel's queue; right after an empty turn, hardly one can wait there.
 */
async function anEmptyTurn({ soFar }: Arrivals): Promise<void> {
  const latest = performance.now() + longestTurnsMs;
  for (let begun = performance.now(); begun < latest; begun = performance.now()) {
    const before = soFar();
    await nextTurn();
    if (soFar() === before && performance.now() - begun < emptyTurnMs) return;
  }
}

/** Waits for the requests that are still on their way, on old connections and on those that were accepted last. */
async function silence(server: Server, { silent, heard }: Arrivals): Promise<void> {
  const latest = performance.now() + longestSilenceMs;
  let before = heard();
  let since = performance.now();
  while (performance.now() < latest && (await connectionsOf(server)) > 0) {
    if (heard() !== before) since = performance.now();
    before = heard();
    if (silent() === 0 && performance.now() - since >= silenceMs) break;
    await sleep(pollMs);
  }
  await nextTurn();
}

function connectionsOf(server: Server): Promise<number> {
  return promisify(server.getConnections.bind(server))();
}
