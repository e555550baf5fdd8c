import type { EventPreferences } from '@ascendant/domain/match/preference-fit';
import { limitInCharged, type ChargedPrices } from '@ascendant/domain/pricing/exchange-rate';
import { charts } from '../charts/charts.module';
import type { ChartDeps, ChartedPerson } from '../charts/charts.service';
import type { PreferenceRow } from './preferences.repository';

/** The people whose match is asked for: the traveller first. */
export type Party = readonly ChartedPerson[];

/**
 * The people whose match is asked for: the traveller first, then the dependents who come along and have a chart.
 * @returns [] without the traveller's birth data, and with the stars off
 * Source: rule PTY-01.
 */
export async function partyOf(deps: ChartDeps, userId: number, companions: readonly number[] = []): Promise<Party> {
  const [person, family] = await Promise.all([
    charts.chartIfWanted(deps, userId),
    companions.length === 0 ? [] : charts.chartsOfDependents(deps, userId),
  ]);
  if (!person) return [];
  return [person, ...family.filter(({ birth }) => companions.includes(birth.owner.id))];
}

export function vectorsOf(party: Party): readonly Float32Array[] {
  return party.map(({ vector }) => vector);
}

/** A person's answers as rules compare them. @param prices what their price limit is compared with */
export function preferencesOf(row: PreferenceRow, prices: ChargedPrices): EventPreferences {
  return {
    maxDistanceKm: row.maxTravelDistance,
    maxPrice: limitInCharged(row.maxPriceRange, row.priceCurrency, prices),
    eventTypes: new Set(row.preferredEventTypes),
    days: new Set(row.preferredDays),
    times: row.preferredTimes,
  };
}
