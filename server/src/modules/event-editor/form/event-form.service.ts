import type { EventForm } from '@ascendant/contract/event-editor';
import type { KeptForm } from '@ascendant/contract/kept-form';
import type { Caller } from '../../../access/caller';
import { type Queryable, inTransaction, type Database } from '../../../database/database';
import { accounts } from '../../accounts/accounts.module';
import { events } from '../../events/events.module';
import { findChoices } from './catalog-choice.repository';
import { presentEventForm } from './event-form.presenter';
import { findEditableEvent, findKeptForms, replaceKeptForms } from './event-form.repository';

/** An event for its edit form. @throws AppError not_found, forbidden */
export async function eventFormOf(tx: Queryable, eventId: number, caller: Caller): Promise<EventForm> {
  const event = events.requireChangeable(await findEditableEvent(tx, eventId), caller);
  return presentEventForm(event, await findChoices(tx), caller.role);
}

/** The forms that someone hadn't finished when they signed out. Source: docs/rules/events.md, "The event form". */
export async function keptFormsOf(db: Database, { userId }: Caller): Promise<KeptForm[]> {
  const rows = await findKeptForms(db, userId);
  // The contract let only JSON in.
  return rows.map(({ form, value, keptAt }) => ({
    form,
    value: value as KeptForm['value'],
    keptAt: keptAt.toISOString(),
  }));
}

/** Keeps unfinished forms in place of those kept before; of one form named twice, the last. */
export async function keepForms(db: Database, { userId }: Caller, forms: readonly KeptForm[]): Promise<void> {
  const byForm = new Map(forms.map((kept) => [kept.form, { ...kept, keptAt: new Date(kept.keptAt) }]));
  await inTransaction(db, async (tx) => {
    await accounts.lockOwnAccount(tx, userId);
    await replaceKeptForms(tx, userId, [...byForm.values()]);
  });
}
