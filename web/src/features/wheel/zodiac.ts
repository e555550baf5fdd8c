export const signNames = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const;

const minutesPerSign = 30 * 60;

/** 'Leo 12°33′': truncated, never rounded up to the next sign (astrology.md, section 8). @param longitudeDeg 0 to below 360 */
export function zodiacPosition(longitudeDeg: number): string {
  const minutes = Math.floor(longitudeDeg * 60);
  const sign = signNames[Math.floor(minutes / minutesPerSign) % signNames.length] ?? 'Aries';
  const inSign = minutes % minutesPerSign;
  return `${sign} ${Math.floor(inSign / 60)}°${String(inSign % 60).padStart(2, '0')}′`;
}
