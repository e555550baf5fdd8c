/** '+1.9', '−0.4', '0.0': points of a score with their sign, and a true minus. */
export function signedPoints(points: number, decimals = 1): string {
  const amount = Math.abs(points).toFixed(decimals);
  if (Number(amount) === 0) return amount;
  return `${points < 0 ? '−' : '+'}${amount}`;
}
