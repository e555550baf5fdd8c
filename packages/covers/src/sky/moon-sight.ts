/** A thinner crescent is lost: after sunset to most eyes, by day in the light of the sky. */
const THINNEST_BY_NIGHT = 0.02;
const THINNEST_BY_DAY = 0.08;

/** Whether enough of the Moon is lit for people to find it. */
export function isMoonLitEnough({ litFraction }: { litFraction: number }, sunAltitudeDeg: number): boolean {
  return litFraction > (sunAltitudeDeg > 0 ? THINNEST_BY_DAY : THINNEST_BY_NIGHT);
}
