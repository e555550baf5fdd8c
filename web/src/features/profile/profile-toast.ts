import { errorSentence } from '../../api/api-error';
import { showToast } from '../../ui/dialog/toast-store';

/** A failed write of the profile: the server's sentence, else the one of the catalogue (specification 2, section 8 (Error catalogue)). */
export function showFailure(error: unknown, fallback: string): void {
  showToast({ title: errorSentence(error, fallback), tone: 'bad' });
}
