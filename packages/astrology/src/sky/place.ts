/** Where you're standing: degrees north and east. */
export interface SkyPlace {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Checks that a place is on Earth and an instant is valid.
 * @throws RangeError for a latitude beyond 90 degrees, a longitude beyond 360, or an invalid date
 */
export function assertStandpoint({ latitude, longitude }: SkyPlace, instant: Date): void {
  if (!(Math.abs(latitude) <= 90)) throw new RangeError(`latitude out of range: ${latitude}`);
  if (!(Math.abs(longitude) <= 360)) throw new RangeError(`longitude out of range: ${longitude}`);
  if (Number.isNaN(instant.getTime())) throw new RangeError('not a valid instant');
}
