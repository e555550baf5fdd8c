/** A thinner crescent is lost: after sunset to most eyes, by day in the light of the sky. */
const thinnestByNight = 0.02;
const thinnestByDay = 0.08;

/** Whether enough of the Moon is lit for people to find it. */
export function isMoonLitEnough({ litFraction }: { litFraction: number }, sunAltitudeDeg: number): boolean {
  return litFraction > (sunAltitudeDeg > 0 ? thinnestByDay : thinnestByNight);
}
