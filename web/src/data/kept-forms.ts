import type { KeptForm } from '@ascendant/contract/kept-form';
import { keptFormsAtMost } from '@ascendant/domain/event/form/kept-form';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../api/client';
import { keptForms } from '../storage/kept-forms';
import { currentUserQuery } from './current-user';

/**
 * Has the server keep the forms that aren't finished: signing out clears this device. A chosen picture isn't kept. If it fails, the
 * sign-out goes on.
 */
export async function keepFormsForNextTime(client: QueryClient): Promise<void> {
  const user = client.getQueryData(currentUserQuery.queryKey);
  if (!user) return;
  try {
    const here = (await keptForms.list(user.id)).flatMap(({ form, value }) => wireForm(form, value));
    if (here.length === 0) return;
    const before = await call('GET /api/user/kept-forms', {});
    const others = before.filter(({ form }) => here.every((kept) => kept.form !== form));
    const newest = [...here, ...others].toSorted((a, b) => b.keptAt.localeCompare(a.keptAt));
    await call('PUT /api/user/kept-forms', { body: { forms: newest.slice(0, keptFormsAtMost) } });
  } catch {
    // The server can't be reached, or a form is too long to keep.
  }
}

/** Brings the forms that the server kept back to this device. A form that's been typed in here since then stays. */
export async function bringFormsBack(userId: number): Promise<void> {
  try {
    const kept = await call('GET /api/user/kept-forms', {});
    if (kept.length === 0) return;
    const here = await keptForms.list(userId);
    const missing = kept.filter(({ form }) => here.every((row) => row.form !== form));
    await Promise.all(missing.map(({ form, value }) => keptForms.write(userId, form, value)));
    await call('PUT /api/user/kept-forms', { body: { forms: [] } });
  } catch {
    // Offline, or nothing was kept: the form starts empty.
  }
}

/** As JSON, without what JSON can't hold: a chosen picture. */
function wireForm(form: string, value: object): readonly KeptForm[] {
  const { keptAt } = value as { readonly keptAt?: unknown };
  if (typeof keptAt !== 'string') return [];
  const json = JSON.stringify(value, (_, part: unknown) => (part instanceof Blob ? null : part));
  return [{ form, value: JSON.parse(json) as KeptForm['value'], keptAt }];
}
