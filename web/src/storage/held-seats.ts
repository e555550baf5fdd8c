import { tabStorage } from './browser-storage';

/** Until when this tab's seats are held, kept for a reload: milliseconds since 1970 on this device's clock. */
export const heldUntilKey = 'seatsHeldUntil';

export function storeHeldUntil(heldUntilMs: number): void {
  tabStorage.write(heldUntilKey, String(heldUntilMs));
}

/** @returns null when no seats are held */
export function readHeldUntil(nowMs: number): number | null {
  const heldUntilMs = Number(tabStorage.read(heldUntilKey) ?? Number.NaN);
  return heldUntilMs > nowMs ? heldUntilMs : null;
}
