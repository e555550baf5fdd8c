import { costSince, type ProcessorTime } from '../processor-time';
import type { FilledSite } from '../scale/grown-site';

/** The sites are asked this often in turns: until their code is compiled and their plans are cached, and then as often as counts. */
const warmUps = 4;
const measured = 6;
export const turns = warmUps + measured;

/** Of one version: the processor time of one request in milliseconds. */
export type Cost = ProcessorTime;

/**
 * Asks sites in turns, A, B, A, B, because the machine isn't equally fast at all times.
 * @param ask asks one of the sites `perTurn` times
 */
export async function costsInTurns<Side extends { readonly site: FilledSite }>(
  sides: readonly Side[],
  perTurn: number,
  ask: (side: Side, turn: number) => Promise<unknown>,
): Promise<readonly Cost[]> {
  const costs = sides.map(() => ({ server: 0, postgres: 0 }));
  for (let turn = 0; turn < turns; turn += 1)
    for (const [index, side] of sides.entries()) {
      const before = await side.site.processorTime();
      await ask(side, turn);
      const { server, postgres } = costSince(before, await side.site.processorTime());
      const cost = costs[index];
      if (turn < warmUps || !cost) continue;
      cost.server += server / perTurn / measured;
      cost.postgres += postgres / perTurn / measured;
    }
  return costs;
}

export const sumOf = ({ server, postgres }: Cost): number => server + postgres;
