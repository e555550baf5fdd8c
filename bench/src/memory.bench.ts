import { loadavg } from 'node:os';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { measuredReads } from './http/measured-reads';
import { growSite, type GrownSite } from './scale/grown-site';
import { everyRead } from './scale/reads';
import type { SessionHeaders } from './sign-in';

const events = Number(process.env['BENCH_EVENTS'] ?? 100_000);
const minutes = Number(process.env['BENCH_MINUTES'] ?? 10);
const readsPerSecond = 25;
/** How often the memory is read during a run. */
const looks = 4;

/** One request. */
interface Asked {
  readonly url: string;
  readonly headers: SessionHeaders;
}

/**
 * The memory of the program while people read everything, at a steady rate: every read of the contract and the pages in turns, and beside
 * each of them a list, a search or an event that hasn't been asked for lately. `BENCH_MINUTES=60` is what the target is for.
 * Target: at most 450 MB after an hour with 100,000 events.
 * Source: docs/rules/reliability.md, "Performance budgets".
 */
export async function benchMemory(): Promise<Record<string, number>> {
  const [loadBefore = 0] = loadavg();
  const site = await growSite(events);
  const figures: Record<string, number> = {
    loadBefore,
    events,
    minutes,
    serverMbAtFirst: await site.memoryMb(),
    answers5xx: 0,
  };
  try {
    const next = await requestsOf(site);
    for (let look = 1; look <= looks; look += 1) {
      const failed = await readFor((minutes * 60_000) / looks, next);
      figures['answers5xx'] = (figures['answers5xx'] ?? 0) + failed;
      figures[`serverMbAfter${(minutes * look) / looks}Minutes`] = await site.memoryMb();
    }
  } finally {
    await site.close();
  }
  return figures;
}

async function requestsOf({ url, pool, scene }: GrownSite): Promise<() => Asked> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from events where status = 'published' order by id desc limit 20000`,
  );
  const usual = everyRead().map((read) => ({ url: url + scene.pathOf(read), headers: scene.headers[read.as] }));
  const varied = measuredReads(rows.map(({ id }) => id));
  let number = 0;
  return () => {
    number += 1;
    const other = varied[number % varied.length];
    const same = usual[number % usual.length];
    if (other === undefined || same === undefined) throw new RangeError('there is nothing to read');
    return number % 2 === 0 ? same : { url: url + other.path(number), headers: scene.headers[other.as] };
  };
}

/** @returns how many answers were 5xx */
async function readFor(ms: number, next: () => Asked): Promise<number> {
  const until = performance.now() + ms;
  const statuses: Promise<number>[] = [];
  while (performance.now() < until) {
    statuses.push(statusOf(next()));
    await sleep(1000 / readsPerSecond);
  }
  return (await Promise.all(statuses)).filter((status) => status >= 500).length;
}

/** Asks again, as a browser does, if the server closed an idle connection just as it was used again. */
async function statusOf({ url, headers }: Asked): Promise<number> {
  const response = await fetch(url, { headers }).catch(() => fetch(url, { headers }));
  await response.arrayBuffer();
  return response.status;
}
