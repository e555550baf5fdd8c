import { manualBookingFees } from '@ascendant/domain/booking/manual-booking';
import { discountBearers } from '@ascendant/domain/pricing/discount-code';
import { taxRules } from '@ascendant/domain/pricing/taxes';
import { z } from 'zod';
import { accountRoutes } from './account';
import { accountingRoutes } from './accounting';
import { adminOrganizerRoutes } from './admin-organizer';
import { adminPaymentRoutes } from './admin-payments';
import { adminUserRoutes } from './admin-user';
import { apiKeyRoutes } from './api-key';
import { attendeeRoutes, attendeeNameRoutes } from './attendee';
import { bookingRoutes } from './booking';
import { bookingMoveRoutes } from './booking-move';
import { bookingPeopleRoutes } from './booking-people';
import { bookingQuestionRoutes } from './booking-question';
import { cancellationRoutes } from './cancellation';
import { catalogRoutes } from './catalog';
import { chartRoutes } from './chart';
import { checkInRoutes } from './check-in';
import { conversationRoutes } from './conversation';
import { dateMoveRoutes, datesCancellationRoutes, datesEditRoutes } from './dates-edit';
import { departureRoutes } from './departure';
import { discountCodeRoutes } from './discount-code';
import { disputeEvidenceRoutes } from './dispute-evidence';
import { eventRoutes } from './event';
import { eventBookingRoutes, manualBookingRoutes } from './event-bookings';
import { eventDateRoutes } from './event-dates';
import { eventEditRoutes } from './event-edit';
import { eventEditorRoutes } from './event-editor';
import { eventMapRoutes } from './event-map';
import { eventMessageRoutes } from './event-message';
import { eventScheduleRoutes } from './event-schedule';
import { factorRoutes } from './factor';
import { fieldSheetRoutes } from './field-sheet';
import { followRoutes } from './follow';
import { gateRoutes } from './gate';
import { guestRoutes } from './guest';
import { helpRoutes } from './help';
import { hostRoutes } from './host';
import { importRoutes } from './import';
import { keptFormRoutes } from './kept-form';
import { ledgerRoutes } from './ledger';
import { logRoutes } from './logs';
import { lookupRoutes } from './lookup';
import { eventApprovalRoutes, managedEventRoutes } from './managed-event';
import { managedReviewRoutes } from './managed-review';
import { matchRoutes } from './match';
import { matchingModelRoutes } from './matching-model';
import { octoRoutes } from './octo/routes';
import { operationsRoutes } from './operations';
import { opinionRoutes } from './opinion';
import { organizerDayRoutes } from './organizer-day';
import { ownAccountRoutes } from './own-account';
import { passkeyRoutes } from './passkey';
import { payoutRoutes } from './payout';
import { personRoutes } from './person';
import { personalDataRoutes } from './personal-data';
import { phoneRoutes } from './phone';
import { placeRoutes } from './place';
import { reportRoutes } from './report';
import { resellerRoutes } from './reseller';
import { resourceRoutes } from './resource';
import { defineRoute, nameRoutes } from './route';
import { runsFromRoutes } from './runs-from';
import { savedEventRoutes } from './saved-event';
import { savedViewRoutes } from './saved-view';
import { nearbyEventRoutes, relaxedFilterRoutes, searchRoutes } from './search';
import { seatBlockRoutes } from './seat-block';
import { seriesPriceRoutes } from './series-prices';
import { setUpRoutes } from './set-up';
import { signInCodeRoutes } from './sign-in-code';
import { teamRoutes } from './team';
import { v1Routes } from './v1/routes';
import { v1WebhookRoutes } from './v1/webhook-routes';
import { v1WriteRoutes } from './v1/write-routes';
import { waitlistRoutes } from './waitlist';
import { waiverRoutes } from './waiver';
import { webhookRoutes } from './webhook';
import { widgetVisitRoutes } from './widget-visit';

const siteRoutes = nameRoutes({
  getSite: defineRoute('GET /api/site', {
    summary: 'Get what this site’s operator has chosen and everyone may know',
    reply: {
      200: z.object({
        /** which tax rules apply: 13% HST on everything, or Canada's by province and day */
        taxRules: z.enum(taxRules),
        /** whether an event that costs something is only published if its organizer can be paid */
        requiresPayoutAccount: z.boolean(),
        /** who pays for the discounts of codes that admins create, unless they say */
        discountsBorneBy: z.enum(discountBearers),
        /** whether the site takes its fee on bookings that organizers make themselves */
        manualBookingFee: z.enum(manualBookingFees),
        /** how many days after an event has ended its organizer is paid; null if the site doesn't pay out by itself */
        payoutDelayDays: z.int().min(0).nullable(),
        /** wallets of phones that tickets can be saved in */
        wallets: z.array(z.enum(['apple', 'google'])),
      }),
    },
  }),
});

/** Every API call with its schemas, shared by server, web and tests. */
export const routes = {
  ...accountRoutes,
  ...ownAccountRoutes,
  ...factorRoutes,
  ...passkeyRoutes,
  ...signInCodeRoutes,
  ...guestRoutes,
  ...siteRoutes,
  ...helpRoutes,
  ...placeRoutes,
  ...catalogRoutes,
  ...personRoutes,
  ...personalDataRoutes,
  ...eventRoutes,
  ...eventMapRoutes,
  ...relaxedFilterRoutes,
  ...eventDateRoutes,
  ...nearbyEventRoutes,
  ...searchRoutes,
  ...managedEventRoutes,
  ...discountCodeRoutes,
  ...eventEditorRoutes,
  ...eventScheduleRoutes,
  ...datesCancellationRoutes,
  ...datesEditRoutes,
  ...eventEditRoutes,
  ...keptFormRoutes,
  ...bookingRoutes,
  ...widgetVisitRoutes,
  ...attendeeNameRoutes,
  ...bookingMoveRoutes,
  ...bookingPeopleRoutes,
  ...dateMoveRoutes,
  ...cancellationRoutes,
  ...adminPaymentRoutes,
  ...disputeEvidenceRoutes,
  ...ledgerRoutes,
  ...accountingRoutes,
  ...payoutRoutes,
  ...followRoutes,
  ...savedEventRoutes,
  ...hostRoutes,
  ...waitlistRoutes,
  ...eventBookingRoutes,
  ...adminUserRoutes,
  ...operationsRoutes,
  ...seatBlockRoutes,
  ...setUpRoutes,
  ...logRoutes,
  ...lookupRoutes,
  ...adminOrganizerRoutes,
  ...savedViewRoutes,
  ...eventApprovalRoutes,
  ...reportRoutes,
  ...organizerDayRoutes,
  ...departureRoutes,
  ...checkInRoutes,
  ...attendeeRoutes,
  ...eventMessageRoutes,
  ...conversationRoutes,
  ...chartRoutes,
  ...manualBookingRoutes,
  ...matchRoutes,
  ...matchingModelRoutes,
  ...opinionRoutes,
  ...managedReviewRoutes,
  ...teamRoutes,
  ...apiKeyRoutes,
  ...webhookRoutes,
  ...resellerRoutes,
  ...resourceRoutes,
  ...octoRoutes,
  ...v1Routes,
  ...v1WriteRoutes,
  ...v1WebhookRoutes,
  ...runsFromRoutes,
  ...waiverRoutes,
  ...gateRoutes,
  ...importRoutes,
  ...seriesPriceRoutes,
  ...bookingQuestionRoutes,
  ...fieldSheetRoutes,
  ...phoneRoutes,
};

export type Routes = typeof routes;
export type CallName = keyof Routes;

/** The same by method and path. */
export type RoutesByAddress = { readonly [Name in CallName as Routes[Name]['address']]: Routes[Name] };
export type CallAddress = keyof RoutesByAddress;
