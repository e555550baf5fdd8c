import { bookingMoveRoutes as moveRoutes } from '@ascendant/contract/booking-move';
import { eventApprovalRoutes as approvalRoutes, managedEventRoutes as routes } from '@ascendant/contract/managed-event';
import { resourceRoutes } from '@ascendant/contract/resource';
import { seriesPriceRoutes } from '@ascendant/contract/series-prices';
import { organizerOf } from '@ascendant/domain/event/access';
import { extraForm } from '@ascendant/domain/pricing/extra-form';
import { priceTypeForm } from '@ascendant/domain/pricing/price-type-form';
import type { ApplicationContext } from '../../../application/application-context';
import { callerOf } from '../../../http/binding';
import { countHeaders, listed } from '../../../http/list-response';
import {
  seriesTermsOf,
  setExtras,
  setNeeds,
  setFinalSaleMoves,
  setGroupPrices,
  setPriceTypes,
} from '../one/series-terms.service';
import { openEvent, setListing } from '../states/listing.service';
import { setSales } from '../states/sales.service';
import { approveEvents, deleteEvent, requestReview } from '../states/transition-event.service';
import { adminEvents, managedEvents, ownEvents, type ManagedEventList } from './managed-events.service';

/** Serves what organizers and admins do with events. */
export function bindManagedEvents(
  context: Pick<ApplicationContext, 'bind' | 'db' | 'config' | 'limits' | 'eventScores'>,
): void {
  const { bind, db } = context;

  const listOf = ({ ids, count }: ManagedEventList) =>
    listed(ids, (some) => managedEvents(db, some), countHeaders(count));

  bind(routes.listOrganizerEvents, async (call) =>
    listOf(await ownEvents(db, organizerOf(callerOf(call)), call.query)),
  );

  bind(routes.listAdminEvents, async ({ query }) => listOf(await adminEvents(db, query)));

  bind(routes.deleteEvent, async (call) => {
    await deleteEvent(db, callerOf(call), { eventId: call.params.id, requestId: call.request.id });
    return null;
  });

  bind(routes.setEventListing, async (call) => {
    const order = {
      eventId: call.params.id,
      requestId: call.request.id,
      isListed: call.body.isListed,
      code: call.body.code,
    };
    return { accessCode: await setListing(db, callerOf(call), order) };
  });

  bind(routes.setEventSales, async (call) => {
    const { isPaused } = call.body;
    await setSales(db, callerOf(call), { eventId: call.params.id, isPaused, requestId: call.request.id });
    return { isPaused };
  });

  bind(moveRoutes.getDateChanges, async (call) => ({
    finalSale: (await seriesTermsOf(db, callerOf(call), call.params.id)).finalSaleMoves,
  }));

  bind(moveRoutes.setDateChanges, async (call) => {
    const order = { eventId: call.params.id, requestId: call.request.id, finalSale: call.body.finalSale };
    return { finalSale: await setFinalSaleMoves(db, callerOf(call), order) };
  });

  bind(seriesPriceRoutes.getGroupPrices, async (call) => ({
    groupPrices: (await seriesTermsOf(db, callerOf(call), call.params.id)).groupPrices,
  }));

  bind(seriesPriceRoutes.setGroupPrices, async (call) => {
    const order = { eventId: call.params.id, requestId: call.request.id, ...call.body };
    return { groupPrices: await setGroupPrices(db, callerOf(call), order) };
  });

  bind(seriesPriceRoutes.getPriceTypes, async (call) => ({
    priceTypes: (await seriesTermsOf(db, callerOf(call), call.params.id)).priceTypes.map(priceTypeForm),
  }));

  bind(seriesPriceRoutes.setPriceTypes, async (call) => {
    const order = { eventId: call.params.id, requestId: call.request.id, ...call.body };
    return { priceTypes: (await setPriceTypes(db, callerOf(call), order)).map(priceTypeForm) };
  });

  bind(seriesPriceRoutes.getExtras, async (call) => ({
    extras: (await seriesTermsOf(db, callerOf(call), call.params.id)).extras.map(extraForm),
  }));

  bind(seriesPriceRoutes.setExtras, async (call) => {
    const order = { eventId: call.params.id, requestId: call.request.id, ...call.body };
    return { extras: (await setExtras(db, callerOf(call), order)).map(extraForm) };
  });

  bind(resourceRoutes.getNeeds, async (call) => ({
    needs: (await seriesTermsOf(db, callerOf(call), call.params.id)).needs,
  }));

  bind(resourceRoutes.setNeeds, async (call) => {
    const order = { eventId: call.params.id, requestId: call.request.id, ...call.body };
    return { needs: await setNeeds(db, callerOf(call), order) };
  });

  bind(routes.openEvent, (call) => openEvent(db, callerOf(call), call.body.code));

  bind(approvalRoutes.approveEvents, (call) =>
    approveEvents(context, callerOf(call), { ids: call.body.ids, requestId: call.request.id }),
  );

  bind(routes.requestReview, async (call) => {
    const order = { eventId: call.params.id, reason: '', requestId: call.request.id };
    return { adminCount: await requestReview(context, callerOf(call), order) };
  });
}
