import type { EventWaiver } from '@ascendant/contract/waiver';

/** The waiver of an event that asks for none yet. */
export function buildEventWaiver(overrides: Partial<EventWaiver> = {}): EventWaiver {
  const none = { isAsked: false, waiver: null, versions: [], otherWaivers: [] };
  return { ...none, otherDates: 0, signed: 0, missing: 0, ...overrides };
}
