import { bringFormsBack } from '../../data/kept-forms';
import { keptForms } from '../../storage/kept-forms';
import type { EventValues } from './event-values';
import type { ImageChange } from './use-event-image';

/** An unfinished event form as it's kept on this device. */
export interface KeptEvent {
  readonly values: EventValues;
  readonly opened: { readonly values: EventValues; readonly version: number } | null;
  readonly image: ImageChange;
  /** ISO 8601. */
  readonly keptAt: string;
}

/** Whose form it is, and for which event; null for a new one. */
export interface FormOwner {
  readonly userId: number;
  readonly eventId: number | null;
}

const formOf = ({ eventId }: FormOwner) => `event ${eventId ?? 'new'}`;

/**
 * The form on this device, or as the server kept it when its owner signed out.
 * @returns null if nothing is kept, or it's from another version of the form
 */
export async function readKeptEvent(owner: FormOwner): Promise<KeptEvent | null> {
  const read = () => keptForms.read(owner.userId, formOf(owner)).catch(() => null);
  let kept = await read();
  if (kept === null) {
    await bringFormsBack(owner.userId);
    kept = await read();
  }
  return kept === null ? null : (await import('./kept-event-check')).checkedEvent(kept);
}

export async function keepEvent(owner: FormOwner, kept: KeptEvent): Promise<void> {
  await keptForms.write(owner.userId, formOf(owner), kept);
}

/** Keeps the form's text at once, for a page that's going away; a picture that was chosen a moment ago is lost. */
export function leaveEvent(owner: FormOwner, { values: texts, opened, keptAt }: KeptEvent): void {
  keptForms.leave(owner.userId, formOf(owner), { values: texts, opened, keptAt });
}

export async function dropKeptEvent(owner: FormOwner): Promise<void> {
  await keptForms.remove(owner.userId, formOf(owner)).catch(() => undefined);
}
