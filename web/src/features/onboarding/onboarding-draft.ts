import { preferencesSchema, type PreferenceValues } from '../../fields/preferences-form';
import { tabStorage } from '../../storage/browser-storage';

/** The wizard's unsaved choices. They last as long as the tab, so that a reload loses nothing. */
const key = 'onboardingDraft';

export function readOnboardingDraft(): PreferenceValues | null {
  try {
    return preferencesSchema.parse(JSON.parse(tabStorage.read(key) ?? 'null'));
  } catch {
    return null;
  }
}

export function storeOnboardingDraft(values: unknown): void {
  tabStorage.write(key, JSON.stringify(values));
}

export function clearOnboardingDraft(): void {
  tabStorage.remove(key);
}
