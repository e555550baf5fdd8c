/** A thinner crescent can't be seen: by most people after sunset, or by day against the bright sky. */
const thinnestByNight = 0.02;
const thinnestByDay = 0.08;

/** Whether enough of the Moon is lit for people to see it. */
export function isMoonLitEnough({ litFraction }: { litFraction: number }, sunAltitudeDeg: number): boolean {
  return litFraction > (sunAltitudeDeg > 0 ? thinnestByDay : thinnestByNight);
}
