import { datesCancellationRoutes } from '@ascendant/contract/dates-cancellation';
import { datesEditRoutes } from '@ascendant/contract/dates-edit';
import { eventScheduleRoutes as scheduleRoutes } from '@ascendant/contract/event-schedule';
import { callerOf, type Bind } from '../../http/binding';
import { cancellableDates, cancelSeveral } from './cancel-dates.service';
import { editDates, previewDatesEdit } from './edit-dates.service';
import type { EditorDeps } from './editor-deps';
import { previewSchedule, scheduleOf, setSchedule } from './schedule.service';

/** Serves what's done with several dates of a series: its schedule, and edits of many at once. */
export function bindSeries({ bind, ...deps }: EditorDeps & { readonly bind: Bind }): void {
  const { db } = deps;

  bind(datesEditRoutes.previewDatesEdit, (call) =>
    previewDatesEdit(deps, callerOf(call), { eventId: call.params.id, edit: call.body }),
  );

  bind(datesEditRoutes.editDates, async (call) => {
    const order = { eventId: call.params.id, ...call.body, requestId: call.request.id };
    return editDates(deps, callerOf(call), order, (tx, updated) => call.keepAnswer(tx, updated));
  });

  bind(datesCancellationRoutes.listCancellableDates, (call) => cancellableDates(db, call.params.id, callerOf(call)));

  bind(datesCancellationRoutes.cancelDates, async (call) => {
    const order = { eventId: call.params.id, ...call.body, requestId: call.request.id };
    return cancelSeveral(db, callerOf(call), order, (tx, reply) => call.keepAnswer(tx, reply));
  });

  bind(scheduleRoutes.getSchedule, (call) => scheduleOf(db, call.params.id, callerOf(call)));

  bind(scheduleRoutes.previewSchedule, (call) =>
    previewSchedule(db, callerOf(call), { eventId: call.params.id, form: call.body }),
  );

  bind(scheduleRoutes.setSchedule, async (call) => {
    const order = { eventId: call.params.id, form: call.body, requestId: call.request.id };
    await setSchedule(db, callerOf(call), order);
    return scheduleOf(db, call.params.id, callerOf(call));
  });
}
