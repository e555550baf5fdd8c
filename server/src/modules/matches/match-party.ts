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
  const [person, family] = await Promise.all([
    charts.chartIfWanted(deps, userId),
    companions.length === 0 ? [] : charts.chartsOfDependents(deps, userId),
  ]);
  if (!person) return [];
  return [person, ...family.filter(({ birth }) => companions.includes(birth.owner.id))];
}

export function vectorsOf(party: readonly ChartedPerson[]): readonly Float32Array[] {
  return party.map(({ vector }) => vector);
}
