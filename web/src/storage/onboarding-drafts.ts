import { tabStorage } from './browser-storage';

/**
 * What's typed in onboarding and not saved yet. It lasts as long as the tab, so that a reload loses nothing, and is cleared at
 * sign-out. Birth data is kept nowhere longer in a browser (rule WEB-07).
 */
const keys = { birth: 'onboardingBirth', preferences: 'onboardingDraft' } as const;
export type DraftName = keyof typeof keys;

/** @returns what was stored, to be checked; null if there's none or it can't be read */
export function readDraft(name: DraftName): unknown {
  try {
    return JSON.parse(tabStorage.read(keys[name]) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores it if there's room. */
export function storeDraft(name: DraftName, values: unknown): void {
  tabStorage.tryWrite(keys[name], JSON.stringify(values));
}

export function clearDraft(name: DraftName): void {
  tabStorage.remove(keys[name]);
}

export function clearDrafts(): void {
  clearDraft('birth');
  clearDraft('preferences');
}
