import { setTimeout as sleep } from 'node:timers/promises';
import { openRaw, rawPost, rawRequest, type RawAnswer, type RawConnection } from '../http/raw-client';
import { quantile } from '../quantile';

/** A request as it's sent. */
export type Asked = ReturnType<typeof rawRequest>;

/** What a crowd got. */
export interface Heard {
  readonly answered: number;
  /** 503 with Retry-After. */
  readonly refused: number;
  /** Other answers with 5xx, and connections that the server closed without one. */
  readonly failed: number;
  /** Of what was answered, in milliseconds. */
  readonly p99Ms: number;
}

/** Connections of one person, who has an address of their own: one address may only use a share of the server. */
const connectionsEach = 4;
const addressOf = (connection: number) => `127.0.1.${1 + Math.floor(connection / connectionsEach)}`;

/** Asks on so many connections, at most 1,016, until the time is over. Callers who are refused wait as long as the answer says. */
export async function crowd(
  url: string,
  { connections, seconds, next }: { connections: number; seconds: number; next: () => Asked },
): Promise<Heard> {
  const opened = await openAll(url, connections);
  const until = performance.now() + seconds * 1000;
  const counts = { refused: 0, failed: 0 };
  const times: number[] = [];
  const ask = async (first: RawConnection, at: number): Promise<void> => {
    let connection = first;
    while (performance.now() < until) {
      const begun = performance.now();
      const answer = await connection.ask(next()).catch(() => null);
      if (answer === null) {
        counts.failed += 1;
        connection = await openRaw(url, addressOf(at));
      } else if (answer.status === 503 && answer.retryAfterSeconds !== null) {
        counts.refused += 1;
        await sleep(answer.retryAfterSeconds * 1000);
      } else if (answer.status >= 500) counts.failed += 1;
      else times.push(performance.now() - begun);
    }
    connection.close();
  };
  await Promise.all(opened.map(ask));
  const sorted = times.toSorted((a, b) => a - b);
  return { ...counts, answered: times.length, p99Ms: quantile(sorted, 0.99) };
}

/** Opens connections, and waits until the server has accepted each: it accepts one in each turn of its event loop, which is long under load. */
async function openAll(url: string, count: number): Promise<readonly RawConnection[]> {
  const connections = await Promise.all(Array.from({ length: count }, (_, at) => openRaw(url, addressOf(at))));
  await greet(connections);
  return connections;
}

function greet(connections: readonly RawConnection[]): Promise<unknown> {
  return Promise.all(connections.map((connection) => connection.ask(rawRequest('/healthz', {}))));
}

/** People who have opened the site and will sign in. */
export interface Arrived {
  /** They sign in with a right password, all at once, on connections that are open, as those of `crowd` are. */
  signIn(): Promise<Heard>;
}

/** Opens so many connections, and keeps them open until they're used. The server closes connections that are idle for 5 seconds. */
export async function arriveAtOnce(url: string, count: number): Promise<Arrived> {
  const connections = await openAll(url, count);
  let greeting: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => (greeting = greet(connections)), 2000);
  return {
    signIn: async () => {
      clearInterval(timer);
      await greeting;
      return heard(await Promise.all(connections.map(signedIn)));
    },
  };
}

interface Timed extends RawAnswer {
  readonly ms: number;
}

async function signedIn(connection: RawConnection): Promise<Timed> {
  const begun = performance.now();
  const answer = await connection.ask(rawPost('/api/login', { username: 'traveller', password: 'ascendant' }));
  connection.close();
  return { ...answer, ms: performance.now() - begun };
}

function heard(answers: readonly Timed[]): Heard {
  const times = answers.filter(({ status }) => status === 200).map(({ ms }) => ms);
  const sorted = times.toSorted((a, b) => a - b);
  const refused = answers.filter(
    ({ status, retryAfterSeconds }) => status === 503 && retryAfterSeconds !== null,
  ).length;
  const answered = times.length;
  return { answered, refused, failed: answers.length - answered - refused, p99Ms: quantile(sorted, 0.99) };
}
