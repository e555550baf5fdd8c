import { tabStorage } from './browser-storage';
import { isRecord, isText, shaped, type Shape } from './shape';

/**
 * The text of a form as it was when its page went away. Writing to a database takes longer than a page that's leaving has, so this copy
 * is written at once and stays in the tab until the database has caught up.
 */
interface LeftForm {
  readonly userId: number;
  readonly form: string;
  readonly text: Readonly<Record<string, unknown>>;
}

const key = 'left-form';
const leftForm: Shape<LeftForm> = {
  userId: (value) => typeof value === 'number',
  form: isText,
  text: isRecord,
};

/** Does nothing if the tab's storage is full: typing must go on. */
export function writeLeftForm(left: LeftForm): void {
  try {
    tabStorage.write(key, JSON.stringify(left));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** @returns null if this person left no such form in this tab */
export function readLeftForm(userId: number, form: string): LeftForm['text'] | null {
  const left = anyLeftForm();
  return left?.userId === userId && left.form === form ? left.text : null;
}

/** Deletes it, unless it belongs to the person who may keep theirs. */
export function removeLeftForm(keeperId?: number): void {
  if (keeperId === undefined || anyLeftForm()?.userId !== keeperId) tabStorage.remove(key);
}

function anyLeftForm(): LeftForm | null {
  try {
    return shaped(JSON.parse(tabStorage.read(key) ?? 'null'), leftForm);
  } catch {
    return null;
  }
}
