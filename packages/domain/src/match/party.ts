/** The most people of the family that a party match asks for. Source: rule PTY-01. */
export const maxCompanions = 10;

const companionsPattern = /^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/;

/**
 * The dependents who come along, from an address: '5,8'. Each once, in order.
 * @returns null for anything that isn't such a list, or is too long
 * Source: rule PTY-01.
 */
export function companionsOf(text: string): readonly number[] | null {
  if (!companionsPattern.test(text)) return null;
  const ids = [...new Set(text.split(',').map(Number))];
  return ids.length <= maxCompanions ? ids : null;
}
