import { routes, type CallName } from '@ascendant/contract/routes';
import { authorization } from '../../../server/src/http/authorization';

/** Who asks, and for what. `:event` is the event with the most bookings. */
export interface Read {
  readonly name: CallName;
  readonly as: 'admin' | 'organizer';
  /** Path and query, as the screens ask. */
  readonly path: string;
}

/** What each read is asked, as its screen asks it; sorted and searched where that's slower. */
const asked: Readonly<Partial<Record<CallName, string>>> = {
  listAdminCategories: '/api/admin/categories',
  listAdminEventFeatures: '/api/admin/event-features',
  listKeptForms: '/api/user/kept-forms',
  listOrganizerEvents: '/api/organizer/events?sort=revenue&limit=20&offset=0',
  listAdminEvents: '/api/admin/events?q=walk&sort=revenue&limit=20&offset=0',
  getOrganizerPage: '/api/admin/organizers/2',
  listSavedViews: '/api/admin/saved-views',
  findOrganizers: '/api/admin/organizers?q=an',
  listEditedEvents: '/api/admin/edited-events',
  listDiscountCodes: '/api/discount-codes?limit=20&offset=0',
  findDiscountableEvents: '/api/discount-codes/events?q=walk',
  getEventForm: '/api/events/:event/form',
  getEventQuestions: '/api/events/:event/booking-questions',
  getFieldSheet: '/api/events/:event/field-sheet',
  getSchedule: '/api/events/:event/schedule',
  listCancellableDates: '/api/events/:event/cancellable-dates',
  getRunsFrom: '/api/events/:event/runs-from',
  getGroupPrices: '/api/events/:event/group-prices',
  getPriceTypes: '/api/events/:event/price-types',
  getExtras: '/api/events/:event/extras',
  getNeeds: '/api/events/:event/needs',
  listResources: '/api/organizer/resources',
  getDateChanges: '/api/events/:event/date-changes',
  locateEvent: '/api/event-location?q=Banff',
  previewEventSky: '/api/event-sky?date=2027-06-19&time=09:00&location=Banff',
  listDiscrepancies: '/api/admin/discrepancies',
  listUnmadeRefunds: '/api/admin/refunds',
  listDisputes: '/api/admin/disputes',
  getPaymentHistory: '/api/admin/payments/1',
  getEvidence: '/api/admin/disputes/1/evidence',
  getEvidenceFile: '/api/admin/disputes/1/evidence-file',
  getAttachment: '/api/admin/disputes/1/attachments/service',
  getPersonPage: '/api/admin/people/1',
  listUsers: '/api/admin/users?limit=20&offset=0',
  listUsersWithSigns: '/api/admin/users-with-astrology?q=crowd77&limit=20&offset=0',
  listEventBookings: '/api/events/:event/bookings',
  listResolvedDiscrepancies: '/api/admin/discrepancies/resolved',
  adminHealth: '/api/admin/health',
  listDeadJobs: '/api/admin/jobs',
  adminSummary: '/api/admin/summary',
  organizerSummary: '/api/organizer/summary',
  organizerDay: '/api/organizer/day',
  listDepartures: '/api/organizer/departures?from=2027-07-05&days=7',
  adminReport: '/api/admin/report?weeks=52',
  organizerReport: '/api/organizer/report?weeks=52',
  eventAnalytics: '/api/admin/event-analytics?by=series&sort=match&limit=20&offset=0',
  organizerEarnings: '/api/organizer/earnings',
  organizerEarningLines: '/api/organizer/earnings/lines?figure=revenue',
  listFeeInvoices: '/api/organizer/fee-invoices',
  adminMoney: '/api/admin/money',
  adminMoneyLines: '/api/admin/money/lines?account=provider',
  organizerPayouts: '/api/organizer/payouts',
  adminPayouts: '/api/admin/payouts',
  organizerEventAnalytics: '/api/organizer/event-analytics?by=series&sort=revenue&limit=20&offset=0',
  listEventTickets: '/api/events/:event/tickets',
  listSeatBlocks: '/api/events/:event/seat-blocks',
  getWaiver: '/api/events/:event/waiver',
  listAttendees: '/api/events/:event/attendees?q=of&limit=50&offset=0',
  listEventMessages: '/api/events/:event/messages',
  listReportedConversations: '/api/admin/reported-conversations',
  getReportedConversation: '/api/admin/reported-conversations/1',
  getTeam: '/api/organizer/team',
  listWorkDates: '/api/organizer/dates',
  listResellers: '/api/organizer/resellers',
  listApiKeys: '/api/organizer/keys',
  listImports: '/api/organizer/imports',
  listWebhooks: '/api/organizer/webhooks',
  listWebhookDeliveries: '/api/organizer/webhooks/1/deliveries',
  listGates: '/api/organizer/gates',
  listGateDates: '/api/organizer/gates/1/dates',
  listAuditLog: '/api/admin/audit-log',
  listErrorLogs: '/api/admin/error-logs',
  listAdminReviews: '/api/admin/reviews?limit=20&offset=0',
  adminReviewTotals: '/api/admin/reviews/totals',
  listOrganizerReviews: '/api/organizer/reviews?limit=20&offset=0',
  organizerReviewTotals: '/api/organizer/reviews/totals',
};

/** It waits for mail servers and payment providers: its time says nothing about ours. */
const triesTheOutside: ReadonlySet<CallName> = new Set<CallName>(['readSetUp']);

/** Of a reseller, and no grown site has one. */
export function isLeftOut(name: CallName): boolean {
  return triesTheOutside.has(name) || name === 'downloadResellerStatement';
}

/**
 * Every read that visitors, travellers, API keys and resellers may not make: those of organizers and admins.
 * @throws RangeError if one of them isn't in the list above
 */
export function managementReads(): readonly Read[] {
  return (Object.keys(authorization) as CallName[]).flatMap((name) => {
    const { visitor, traveller, organizer, key, reseller } = authorization[name];
    const isManagement =
      key === 'none' && reseller === 'none' && visitor === 'none' && (traveller === 'none' || traveller === 'refused');
    if (routes[name].method !== 'GET' || !isManagement || isLeftOut(name)) return [];
    const path = asked[name];
    if (path === undefined) throw new RangeError(`bench/src/admin/reads.ts doesn't say what to ask ${name}.`);
    return [{ name, path, as: organizer === 'none' ? ('admin' as const) : ('organizer' as const) }];
  });
}
