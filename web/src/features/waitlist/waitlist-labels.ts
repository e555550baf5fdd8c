/** '1 seat', '3 seats' */
export function seatsLabel(seats: number): string {
  return seats === 1 ? '1 seat' : `${seats} seats`;
}

/** The position in line. @param ahead parties that joined earlier and are still waiting */
export function aheadText(ahead: number): string {
  if (ahead === 0) return 'You’re next in line.';
  return ahead === 1 ? '1 party is ahead of you.' : `${ahead} parties are ahead of you.`;
}

/** 'A seat is yours', '3 seats are yours' */
export function keptText(seats: number): string {
  return seats === 1 ? 'A seat is yours' : `${seats} seats are yours`;
}

/** '23 h 10 min left', '42 min left', 'less than a minute left' */
export function timeLeftText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return 'less than a minute left';
  return minutes < 60 ? `${minutes} min left` : `${Math.floor(minutes / 60)} h ${minutes % 60} min left`;
}
