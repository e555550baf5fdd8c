import { openRaw, type RawConnection } from './raw-client';

/** The requests of one measurement, in order, without an end. */
export type Requests = () => Buffer;

export interface Load {
  readonly url: string;
  readonly next: Requests;
  readonly connections: number;
  readonly seconds: number;
}

/** How many requests are answered per second. @throws RangeError for an answer other than 200 */
export async function ratePerSecond({ url, next, connections, seconds }: Load): Promise<number> {
  const open = await Promise.all(Array.from({ length: connections }, () => openRaw(url)));
  try {
    const begun = performance.now();
    const until = begun + seconds * 1000;
    const answered = await Promise.all(open.map((connection) => askUntil(connection, next, until)));
    return answered.reduce((sum, each) => sum + each, 0) / ((performance.now() - begun) / 1000);
  } finally {
    for (const connection of open) connection.close();
  }
}

async function askUntil(connection: RawConnection, next: Requests, until: number): Promise<number> {
  let answered = 0;
  while (performance.now() < until) {
    const request = next();
    const { status } = await connection.ask(request);
    if (status !== 200) throw new RangeError(`${status} for ${request.toString('latin1').split('\r\n', 1)[0]}`);
    answered += 1;
  }
  return answered;
}
