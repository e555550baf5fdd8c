import { tabStorage } from './browser-storage';

const key = 'reloaded';
/** A page that fails again this soon after a reload isn't stale: it's broken. */
const againAfterMs = 10_000;

/** Notes that a page is about to reload itself. @returns false if it has just done so, and mustn't again */
export function mayReload(path: string, nowMs: number): boolean {
  const [lastPath, lastMs] = (tabStorage.read(key) ?? '').split(' ');
  if (lastPath === path && nowMs - Number(lastMs) < againAfterMs) return false;
  tabStorage.write(key, `${path} ${nowMs}`);
  return true;
}
