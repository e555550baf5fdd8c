import { setTimeout as sleep } from 'node:timers/promises';
import { openRaw, rawRequest } from '../http/raw-client';
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

/** Asks on so many connections until the time is over. Callers who are refused wait as long as the answer says. */
export async function crowd(
  url: string,
  { connections, seconds, next }: { connections: number; seconds: number; next: () => Asked },
): Promise<Heard> {
  const until = performance.now() + seconds * 1000;
  const counts = { refused: 0, failed: 0 };
  const times: number[] = [];
  const ask = async (): Promise<void> => {
    let connection = await openRaw(url);
    while (performance.now() < until) {
      const begun = performance.now();
      const answer = await connection.ask(next()).catch(() => null);
      if (answer === null) {
        counts.failed += 1;
        connection = await openRaw(url);
      } else if (answer.status === 503 && answer.retryAfterSeconds !== null) {
        counts.refused += 1;
        await sleep(answer.retryAfterSeconds * 1000);
      } else if (answer.status >= 500) counts.failed += 1;
      else times.push(performance.now() - begun);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, ask));
  const sorted = times.toSorted((a, b) => a - b);
  return { ...counts, answered: times.length, p99Ms: quantile(sorted, 0.99) };
}

/** So many sign-ins with a right password, all at once. */
export async function signInsAtOnce(url: string, count: number): Promise<Heard> {
  const signIn = async () => {
    const begun = performance.now();
    const { status, headers } = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'traveller', password: 'ascendant' }),
    });
    return { status, isRefused: status === 503 && headers.has('retry-after'), ms: performance.now() - begun };
  };
  const heard = await Promise.all(Array.from({ length: count }, signIn));
  const times = heard.filter(({ status }) => status === 200).map(({ ms }) => ms);
  const sorted = times.toSorted((a, b) => a - b);
  const refused = heard.filter(({ isRefused }) => isRefused).length;
  return { answered: times.length, refused, failed: count - times.length - refused, p99Ms: quantile(sorted, 0.99) };
}
