import { isRecord, isText } from './shape';
import { tabDraft } from './tab-draft';

/**
 * The text of a form as it was when its page went away. Writing to a database takes longer than a page that's leaving has, so this copy
 * is written at once and stays in the tab until the database has caught up.
 */
interface LeftForm {
  readonly userId: number;
  readonly form: string;
  readonly text: Readonly<Record<string, unknown>>;
}

const leftForm = tabDraft<LeftForm>('left-form', {
  userId: (value) => typeof value === 'number',
  form: isText,
  text: isRecord,
});

export const writeLeftForm = leftForm.store;

/** @returns null if this person left no such form in this tab */
export function readLeftForm(userId: number, form: string): LeftForm['text'] | null {
  const left = leftForm.read();
  return left?.userId === userId && left.form === form ? left.text : null;
}

/** Deletes it, unless it belongs to the person who may keep theirs. */
export function removeLeftForm(keeperId?: number): void {
  if (keeperId === undefined || leftForm.read()?.userId !== keeperId) leftForm.clear();
}
