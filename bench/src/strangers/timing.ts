import { setTimeout as sleep } from 'node:timers/promises';
import { costSince } from '../processor-time';
import { quantile } from '../quantile';
import type { FilledSite } from '../scale/grown-site';
import type { Asked, Requests } from './requests';

/** As a process that has been up for a while: the compiler has seen each kind, and the year's sky is cached. */
const warmUps = 100;
const samples = 60;

/**
 * Asks each kind one at a time.
 * @returns for each kind the median and the 95th percentile in milliseconds, and the processor time that the program and PostgreSQL took for one
 */
export async function askedAlone({ kinds, next }: Requests, site: FilledSite): Promise<Record<string, number>> {
  const { url } = site;
  const figures: Record<string, number> = {};
  for (const kind of kinds) {
    for (let number = 0; number < warmUps; number += 1) await timed(url, next(kind));
    const before = await site.processorTime();
    const times: number[] = [];
    for (let number = 0; number < samples; number += 1) times.push((await timed(url, next(kind))).ms);
    const sorted = times.toSorted((a, b) => a - b);
    figures[`${kind.name}P50Ms`] = quantile(sorted, 0.5);
    figures[`${kind.name}P95Ms`] = quantile(sorted, 0.95);
    const cost = costSince(before, await site.processorTime());
    figures[`${kind.name}ProcessorMs`] = cost.server / samples;
    figures[`${kind.name}PostgresMs`] = cost.postgres / samples;
  }
  return figures;
}

interface Arrivals {
  readonly url: string;
  readonly perSecond: number;
  readonly seconds: number;
}

/** Asks all kinds in turns at a fixed rate, however many are still waiting. */
export async function askedTogether(
  { kinds, next }: Requests,
  { url, perSecond, seconds }: Arrivals,
): Promise<Record<string, number>> {
  const begun = performance.now();
  const answers = Array.from({ length: perSecond * seconds }, async (_, index) => {
    await sleep(Math.max(0, (index * 1000) / perSecond - (performance.now() - begun)));
    const kind = kinds[index % kinds.length];
    if (kind === undefined) throw new RangeError('there are no kinds');
    return timed(url, next(kind));
  });
  const heard = await Promise.all(answers);
  const sorted = heard.filter(({ status }) => status < 500).map(({ ms }) => ms);
  sorted.sort((a, b) => a - b);
  return {
    p50Ms: quantile(sorted, 0.5),
    p99Ms: quantile(sorted, 0.99),
    worstMs: sorted.at(-1) ?? 0,
    refused: heard.filter(({ status }) => status === 503).length,
    failed: heard.filter(({ status }) => status >= 500 && status !== 503).length,
  };
}

/** @throws RangeError if we asked for something that isn't there: it would be measured as fast */
export async function timed(url: string, { path, headers }: Asked): Promise<{ ms: number; status: number }> {
  const begun = performance.now();
  const response = await fetch(url + path, { headers }).catch(() => fetch(url + path, { headers }));
  const text = await response.text();
  const { status } = response;
  if (status >= 400 && status < 500) throw new RangeError(`${path} ${status} ${text}`);
  return { ms: performance.now() - begun, status };
}
