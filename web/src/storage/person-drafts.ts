import { clearBirthDateDrafts } from './birth-date-drafts';
import { tabStorage } from './browser-storage';
import { companionDraft } from './companion-draft';
import { clearMessageDrafts } from './message-drafts';
import { clearDrafts } from './onboarding-drafts';

/** Whose drafts this tab holds: a user's id. */
const ownerKey = 'drafts-of';

/** Clears what someone else typed in this tab. The same person finds their drafts after signing in again. */
export function keepDraftsOf(userId: number): void {
  if (tabStorage.read(ownerKey) === String(userId)) return;
  clearPersonDrafts();
  tabStorage.tryWrite(ownerKey, String(userId));
}

/** At sign-out. */
export function clearPersonDrafts(): void {
  clearDrafts();
  clearMessageDrafts();
  companionDraft.clear();
  clearBirthDateDrafts();
  tabStorage.remove(ownerKey);
}
