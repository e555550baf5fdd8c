/** '1 place', '3 places' */
export function placesInWords(places: number): string {
  return places === 1 ? '1 place' : `${places} places`;
}

/** Where one stands. @param ahead parties that joined before and still wait */
export function aheadInWords(ahead: number): string {
  if (ahead === 0) return 'You are next in line.';
  return ahead === 1 ? '1 party is before you.' : `${ahead} parties are before you.`;
}

/** 'A place is yours', '3 places are yours' */
export function keptInWords(places: number): string {
  return places === 1 ? 'A place is yours' : `${places} places are yours`;
}

/** '23 h 10 min left', '42 min left', 'less than a minute left' */
export function timeLeftInWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return 'less than a minute left';
  return minutes < 60 ? `${minutes} min left` : `${Math.floor(minutes / 60)} h ${minutes % 60} min left`;
}
