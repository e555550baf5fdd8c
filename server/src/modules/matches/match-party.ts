import { charts } from '../charts/charts.module';
import type { ChartDeps, ChartedPerson } from '../charts/charts.service';

/**
 * The people whose match is asked for: the traveller first, then the dependents who come along and have a chart.
 * @returns [] without the traveller's birth data, and with the stars off
 * Source: rule PTY-01.
 */
export async function partyOf(
  deps: ChartDeps,
  userId: number,
  companions: readonly number[] = [],
): Promise<readonly ChartedPerson[]> {
  const person = await charts.chartIfWanted(deps, userId);
  if (!person) return [];
  if (companions.length === 0) return [person];
  const family = await charts.chartsOfDependents(deps, userId);
  return [person, ...family.filter(({ birth }) => companions.includes(birth.owner.id))];
}

export function vectorsOf(party: readonly ChartedPerson[]): readonly Float32Array[] {
  return party.map(({ vector }) => vector);
}
