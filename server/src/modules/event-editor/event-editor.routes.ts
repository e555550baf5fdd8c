import { dateMoveRoutes, datesCancellationRoutes, datesEditRoutes } from '@ascendant/contract/dates-edit';
import { eventEditRoutes } from '@ascendant/contract/event-edit';
import { eventEditorRoutes as routes } from '@ascendant/contract/event-editor';
import { eventScheduleRoutes as scheduleRoutes } from '@ascendant/contract/event-schedule';
import { keptFormRoutes } from '@ascendant/contract/kept-form';
import { managedEventRoutes } from '@ascendant/contract/managed-event';
import { callerOf, type Bind } from '../../http/binding';
import { answer } from '../../http/reply';
import { withForm, withUpload } from '../../http/uploads';
import { places } from '../places/places.module';
import { cancellableDates, cancelSeveral } from './dates/cancel-dates.service';
import { duplicateEvent, repeatEvent } from './dates/copy-event.service';
import { editDates, previewDatesEdit } from './dates/edit-dates.service';
import { moveDate } from './dates/move-date.service';
import { previewSchedule, scheduleOf, setSchedule } from './dates/schedule.service';
import { createEvent } from './form/create-event.service';
import { updateEvent } from './form/edit-event.service';
import type { EditorDeps } from './form/event-draft';
import { editedEvents, markEditSeen } from './form/event-edits.service';
import { eventFormOf, keepForms, keptFormsOf } from './form/event-form.service';
import { meaningOf } from './form/event-place.service';
import { previewSky } from './form/sky-preview.service';
import { replaceEventImage } from './pictures/event-image.service';
import { keepGalleryPicture } from './pictures/gallery.service';
import { previewPictures } from './pictures/preview-pictures';

/** Serves the creating and editing of events. */
export function bindEventEditor({ bind, ...deps }: EditorDeps & { readonly bind: Bind }): void {
  const { db } = deps;

  bind(routes.createEvent, async (call) =>
    withForm(call.request, routes.createEvent, async (form, file) => {
      const image = file !== null && file.bytes > 0 ? file : null;
      const order = { form, image, requestId: call.request.id };
      const created = await createEvent(deps, callerOf(call), order, (tx, made) =>
        call.keepAnswer(tx, answer(201, made)),
      );
      return answer(201, created);
    }),
  );

  bind(routes.getEventForm, (call) => eventFormOf(db, call.params.id, callerOf(call)));

  bind(managedEventRoutes.updateEvent, async (call) => {
    const order = { eventId: call.params.id, body: call.body, requestId: call.request.id };
    return updateEvent(deps, callerOf(call), order, (tx, updated) => call.keepAnswer(tx, updated));
  });

  bind(dateMoveRoutes.moveDate, async (call) => {
    const move = { ...call.body, eventId: call.params.id, requestId: call.request.id };
    return moveDate(db, callerOf(call), move, (tx, moved) => call.keepAnswer(tx, moved));
  });

  bind(eventEditRoutes.listEditedEvents, () => editedEvents(db));

  bind(eventEditRoutes.markEditSeen, async (call) => {
    const order = { eventId: call.params.id, ...call.body, requestId: call.request.id };
    await markEditSeen(db, callerOf(call), order);
    return null;
  });

  bind(routes.uploadEventImage, async (call) => {
    const eventId = call.params.id;
    const imageUrl = await withUpload(call.request, routes.uploadEventImage.upload, (image) =>
      replaceEventImage(deps, callerOf(call), { eventId, image, requestId: call.request.id }),
    );
    return { imageUrl };
  });

  bind(routes.uploadGalleryPicture, async (call) =>
    withUpload(call.request, routes.uploadGalleryPicture.upload, async (picture) =>
      answer(201, await keepGalleryPicture(deps, { picture, userId: callerOf(call).userId })),
    ),
  );

  bind(routes.duplicateEvent, async (call) => {
    const order = { eventId: call.params.id, requestId: call.request.id };
    return answer(
      201,
      await duplicateEvent(deps, callerOf(call), order, (tx, made) => call.keepAnswer(tx, answer(201, made))),
    );
  });

  bind(routes.repeatEvent, async (call) => {
    const order = { ...call.body, eventId: call.params.id, requestId: call.request.id };
    return answer(
      201,
      await repeatEvent(deps, callerOf(call), order, (tx, made) => call.keepAnswer(tx, answer(201, made))),
    );
  });

  bind(routes.locateEvent, async ({ query }) => {
    const { place, candidates, timezone, question } = await meaningOf(db, query.q);
    return {
      place: place === null ? null : places.presentPlace(place),
      candidates: candidates.map(places.presentPlace),
      timezone,
      question,
    };
  });

  const draw = previewPictures();
  bind(routes.previewEventSky, (call) => previewSky({ db, draw }, call.query, callerOf(call)));

  bind(keptFormRoutes.listKeptForms, (call) => keptFormsOf(db, callerOf(call)));

  bind(keptFormRoutes.keepForms, async (call) => {
    await keepForms(db, callerOf(call), call.body.forms);
    return null;
  });
}

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
