import { ianaZones } from '@ascendant/astrology/time/iana-zones';
import { localToInstant } from '@ascendant/astrology/time/local-to-instant';

/** The zones whose clocks show another time than those before them, in the coming winter or summer: one of Halifax and Glace Bay. */
export function distinctClocks(zones: readonly string[]): readonly string[] {
  const year = new Date().getUTCFullYear() + 1;
  const byClocks = new Map<string, string>();
  for (const zone of zones) {
    const noons = ['01-15', '07-15'].map(
      (day) => localToInstant({ date: `${year}-${day}`, time: '12:00' }, zone, ianaZones).unixSeconds,
    );
    const clocks = noons.join();
    if (!byClocks.has(clocks)) byClocks.set(clocks, zone);
  }
  return [...byClocks.values()];
}
