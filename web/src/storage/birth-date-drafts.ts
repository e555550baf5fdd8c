import { tabStorage } from './browser-storage';
import { isText } from './shape';
import { tabDraft, type TabDraft } from './tab-draft';

interface BirthDateDraft {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

const prefix = 'birth-date-draft:';

/**
 * A date of birth that's typed and not saved yet. It survives a reload, and is cleared once it's saved, and at sign-out: no browser
 * stores birth data for longer (rule WEB-07).
 * @param whose the person's own, or a dependent's by id
 */
export function birthDateDraft(whose: 'own' | number): TabDraft<BirthDateDraft> {
  return tabDraft<BirthDateDraft>(`${prefix}${whose}`, { day: isText, month: isText, year: isText });
}

export function clearBirthDateDrafts(): void {
  for (const key of tabStorage.keysOf(prefix)) tabStorage.remove(key);
}
