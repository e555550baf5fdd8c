import { showToast, type ToastMessage } from './toast-store';

const byHand: ToastMessage = { title: 'Couldn’t copy it', description: 'Select it and copy it yourself.', tone: 'bad' };

/**
 * Copies a text and says so.
 * @param copied what's said once it's copied
 * @param otherwise what's said without permission to copy
 */
export async function copyText(text: string, copied: ToastMessage, otherwise = byHand): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(copied);
  } catch {
    showToast(otherwise);
  }
}
