import { dateMoveRoutes } from '@ascendant/contract/date-move';
import { eventEditorRoutes as routes } from '@ascendant/contract/event-editor';
import { eventEditRoutes } from '@ascendant/contract/event-edits';
import { keptFormRoutes } from '@ascendant/contract/kept-form';
import { managedEventRoutes } from '@ascendant/contract/managed-event';
import { callerOf, type Bind } from '../../http/binding';
import { answer } from '../../http/reply';
import { withForm, withUpload } from '../../http/uploads';
import { places } from '../places/places.module';
import { duplicateEvent, repeatEvent } from './copy-event.service';
import { createEvent } from './create-event.service';
import type { EditorDeps } from './editor-deps';
import { editedEvents, markEditSeen } from './event-edits.service';
import { eventFormOf } from './event-form.service';
import { replaceEventImage } from './event-image.service';
import { meaningOf } from './event-place.service';
import { keepGalleryPicture } from './gallery.service';
import { keepForms, keptFormsOf } from './kept-forms.service';
import { moveDate } from './move-date.service';
import { previewPictures } from './preview-pictures';
import { previewSky } from './sky-preview.service';
import { updateEvent } from './update-event.service';

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
