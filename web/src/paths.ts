import { fairFrom } from '@ascendant/domain/match/score-label';

/** '?q=maya&ticket=valid', without the names that have no value. */
function queryOf(filter: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return query.size === 0 ? '' : `?${query}`;
}

/** How much the calendar of those who run dates shows. */
export type CalendarView = 'day' | 'week';

/** All of the site's URLs. No other file spells one out. */
export const paths = {
  home: '/',
  browse: '/browse',
  /** Events with these words; all of them without any. */
  searchEvents: (words: string) => `/browse${queryOf({ q: words })}`,
  /** Events between two days, best match first. */
  browseDays: (from: string, to: string) => `/browse?from=${from}&to=${to}&sort=match`,
  /** All of the person's matches, best first. 'Recommended for You' shows the first few. */
  browseMatches: (words: string) =>
    `/browse?${words ? `q=${encodeURIComponent(words)}&` : ''}minMatch=${fairFrom}&sort=match`,
  /** @param slug its title for readers and search engines; the id alone leads to the same page */
  event: (id: number | string, slug?: string) => `/events/${id}${slug ? `/${slug}` : ''}`,
  /** An organizer's public page. */
  host: (id: number | string) => `/hosts/${id}`,
  /** An event's calendar entry as a file. The server sends it; it isn't a page. */
  eventCalendarFile: (id: number) => `/events/${id}/event.ics`,
  events: '/events',
  /** A list of events as a file for feed readers or calendars. The server sends it; it isn't a page. @param query filters */
  feed: (format: 'rss' | 'ics', query: string) => `/events.${format}${query && `?${query}`}`,
  /** The event with its booking dialog open. */
  bookEvent: (id: number | string) => `/events/${id}?book=1`,
  /** The event with the dialog open in which someone who was there reviews it. */
  reviewEvent: (id: number | string) => `/events/${id}?review=1`,
  /** Where the code of an unlisted event is typed, or is in the address. */
  openEvent: (code = '') => (code === '' ? '/codes' : `/codes/${encodeURIComponent(code)}`),
  /** The event with the dialog open that writes to its host. */
  messageHost: (id: number | string) => `/events/${id}?message=1`,
  /** What travellers and hosts write to each other. */
  messages: '/messages',
  conversation: (id: number | string) => `/messages/${id}`,
  savedEvents: '/saved',
  joinAsOrganizer: '/organizers/join',
  auth: '/auth',
  authThen: (redirect: string) => `/auth?redirect=${encodeURIComponent(redirect)}`,
  resetPassword: '/reset-password',
  onboarding: '/onboarding',
  dashboard: '/dashboard',
  profile: '/profile',
  /** Where someone gives their birth data. */
  birthData: ({ onboardingCompleted }: { readonly onboardingCompleted: boolean }) =>
    onboardingCompleted ? '/profile' : '/onboarding',
  /** Two-step sign-in on a page of its own. */
  secondFactor: '/second-factor',
  myBookings: '/my-bookings',
  /** The same with the dialog of one booking open, as links of emails lead to it: its other dates, or its cancellation. */
  changeDateOf: (bookingId: number) => `/my-bookings?move=${bookingId}`,
  cancelBookingOf: (bookingId: number) => `/my-bookings?cancel=${bookingId}`,
  /** A booking's tickets as a file. The server sends it; it isn't a page. */
  ticketsPdf: (bookingId: number) => `/my-bookings/${bookingId}/tickets.pdf`,
  /** One attendee's ticket as a file. @param position the attendee's in the booking, from 0 */
  ticketPdf: (bookingId: number, position: number) => `/my-bookings/${bookingId}/tickets.pdf?position=${position}`,
  /** The same as a pass for a phone, and what leads to one. The server answers them; they aren't pages. */
  applePass: (bookingId: number, position: number) => `/my-bookings/${bookingId}/ticket.pkpass?position=${position}`,
  googlePass: (bookingId: number, position: number) => `/my-bookings/${bookingId}/google-pass?position=${position}`,
  /** A receipt, credit note or fee invoice as a file. The server sends it; it isn't a page. */
  documentPdf: (number: string) => `/documents/${number}.pdf`,
  /** A booking's calendar entry as a file. The server sends it; it isn't a page. */
  calendarFile: (bookingId: number) => `/my-bookings/${bookingId}/event.ics`,
  /** What the organizer asks about a booking. */
  bookingQuestions: (bookingId: number | string) => `/booking-questions/${bookingId}`,
  /** The same for someone who isn't signed in: the proof is behind the #. */
  questionsByLink: '/booking-questions',
  /** My Bookings with one booking's tickets open. */
  myTickets: (bookingId: number) => `/my-bookings?tickets=${bookingId}`,
  /** My Bookings with the dialog open in which an event is reviewed. */
  reviewBooked: (eventId: number) => `/my-bookings?review=${eventId}`,
  /** My Bookings with the dialog open that writes to the host of an event. */
  messageBookedHost: (eventId: number) => `/my-bookings?message=${eventId}`,
  /** My Bookings with the dialog open that adds people to a booking. */
  addPeople: (bookingId: number) => `/my-bookings?add=${bookingId}`,
  /** Pays for the people whose seats are held. */
  payForPeople: (bookingId: number | string) => `/my-bookings/${bookingId}/people`,
  /** Pays the difference to a dearer date. */
  payForMove: (bookingId: number | string, eventId: number | string) => `/my-bookings/${bookingId}/move/${eventId}`,
  checkout: '/checkout',
  /** The checkout of one booking, so that two tabs can't show each other's. */
  checkoutOf: (bookingId: number | string) => `/checkout/${bookingId}`,
  paymentSuccess: '/payment-success',
  freeSuccess: '/payment-success?free=true',
  admin: '/admin',
  adminEvents: '/admin/events',
  adminDiscountCodes: '/admin/discount-codes',
  adminUsers: '/admin/users',
  adminOrganizer: (id: number | string) => `/admin/users/organizers/${id}`,
  adminEventsOf: (organizerId: number) => `/admin/events?organizer=${organizerId}`,
  adminWaitingEvents: '/admin/events?status=pending_approval',
  /** Published events that are still to come. */
  adminActiveEvents: '/admin/events?status=active',
  adminReports: '/admin/reports',
  adminMoney: '/admin/money',
  adminPayments: '/admin/payments',
  adminLookup: '/admin/lookup',
  adminPerson: (id: number | string) => `/admin/lookup/people/${id}`,
  adminPayment: (id: number | string) => `/admin/lookup/payments/${id}`,
  adminSystem: '/admin/system',
  adminReviews: '/admin/reviews',
  adminEditedEvents: '/admin/edited-events',
  adminReportedConversations: '/admin/reported-conversations',
  adminAuditLog: '/admin/audit-log',
  adminAuditOf: (type: string, id: number | string) => `/admin/audit-log?subject=${type}&subjectId=${id}`,
  adminErrorLog: '/admin/error-log',
  adminSetUp: '/admin/set-up',
  adminAccount: '/admin/account',
  adminSettings: '/admin/settings',
  organizer: '/organizer',
  organizerEvents: '/organizer/events',
  /** The event editor is in both areas: each role stays in its own. */
  newEvent: (area: 'admin' | 'organizer') => `/${area}/events/new`,
  editEvent: (area: 'admin' | 'organizer', id: number | string) => `/${area}/events/${id}/edit`,
  /** The same with the dialog that repeats the event on other dates open. */
  repeatEvent: (area: 'admin' | 'organizer', id: number | string) => `/${area}/events/${id}/edit?repeat=1`,
  /** The same with the dialog of its schedule open. */
  cancelDates: (area: 'admin' | 'organizer', id: number | string) => `/${area}/events/${id}/edit?cancel=1`,
  /** The same with the dialog open that moves the date to another day or time. */
  moveDate: (area: 'admin' | 'organizer', id: number | string) => `/${area}/events/${id}/edit?move=1`,
  scheduleEvent: (area: 'admin' | 'organizer', id: number | string) => `/${area}/events/${id}/edit?schedule=1`,
  /** The same with the dialog open in which its questions for travellers are. */
  askAboutEvent: (area: 'admin' | 'organizer', id: number | string) => `/${area}/events/${id}/edit?questions=1`,
  /** The same with the dialog open that says from how many people it runs. */
  runsFrom: (area: 'admin' | 'organizer', id: number | string) => `/${area}/events/${id}/edit?runs=1`,
  organizerReviews: '/organizer/reviews',
  organizerEarnings: '/organizer/earnings',
  organizerDiscountCodes: '/organizer/discount-codes',
  /** The code that shows events on one's own site. */
  organizerEmbed: '/organizer/embed',
  organizerAccount: '/organizer/account',
  /** Who works in the organization. */
  organizerTeam: '/organizer/team',
  /** The calendar of those who run dates; a day or the week of a day. */
  organizerDates: '/organizer/dates',
  calendar: (view: CalendarView, day: string) => `/organizer/dates?view=${view}&from=${day}`,
  /** Links that let phones check in without an account. */
  organizerGates: '/organizer/check-in-links',
  /** Keys for the organization's own programs. */
  organizerKeys: '/organizer/api-keys',
  /** Boats, guides and stock that its dates share. */
  organizerResources: '/organizer/resources',
  /** Companies that sell the organization's events. */
  organizerResellers: '/organizer/resellers',
  /** Where they're told of what happens. */
  organizerWebhooks: '/organizer/webhooks',
  /** Where bookings come from other programs. */
  organizerImport: '/organizer/import',
  /** Where an invitation's link leads. Its secret is behind the #. */
  invitation: '/invitation',
  /** Where a waiver is signed by a link. Its secret is behind the #. */
  waiver: '/waiver',
  /** Where someone says whether they come on the day that their date was moved to. The link's secret is behind the #. */
  movedDate: '/moved-date',
  waiverPdf: (token: string, id: number) => `/waivers/${token}/${id}.pdf`,
  /** The same for those who manage the event's bookings. */
  signedWaiver: (eventId: number, id: number) => `/organizer/events/${eventId}/waivers/${id}.pdf`,
  /** The dates of a phone that checks in by a link, whose secret is behind the #; its check-in screen of one of them. */
  gate: '/organizer/check-in/gate',
  gateCheckIn: (id: number | string) => `/organizer/check-in/${id}?gate=1`,
  /** An event's check-in screen. Load it as a document: see docs/decisions/0008. */
  checkIn: (id: number | string) => `/organizer/check-in/${id}`,
  /** Who comes on a date, with phone numbers and answers: a part of the check-in screen, so that it works offline as that does. */
  fieldSheet: (id: number | string) => `/organizer/check-in/${id}?sheet=1`,
  /** Those of all dates of a day, in one document. */
  daySheets: (day: string) => `/organizer/check-in/${day}?sheet=1`,
  /** An event's bookings, for its organizer and admins. */
  eventBookings: (id: number | string) => `/organizer/events/${id}/bookings`,
  /** An event's attendees, for its organizer and admins. */
  attendees: (id: number | string) => `/organizer/events/${id}/attendees`,
  /** Writing to everyone who booked an event. */
  eventMessages: (id: number | string) => `/organizer/events/${id}/messages`,
  /** The list of attendees as a CSV file. The server sends it; it isn't a page. */
  unsignedAttendees: (id: number | string) => `/organizer/events/${id}/attendees?waiver=missing`,
  attendeesFile: (id: number | string, filter: Readonly<Record<string, string | undefined>>) => {
    return `/organizer/events/${id}/attendees.csv${queryOf(filter)}`;
  },
  organizerReports: '/organizer/reports',
  /** The event analytics as a CSV file. The server sends it; it isn't a page. */
  reportFile: (area: 'admin' | 'organizer', filter: Readonly<Record<string, string | undefined>>) =>
    `/${area}/reports/events.csv${queryOf(filter)}`,
  howMatchingWorks: '/#how-matching-works',
  matching: '/matching',
  goodDaysExplained: '/matching#good-days',
  help: '/help',
  /** The form that reaches the admins. */
  contact: '/contact',
  /** Where an email's footer leads: stops reminders and thank-yous. */
  stopEmails: '/emails/:key/stop',
  terms: '/terms',
  privacy: '/privacy',
  accessibility: '/accessibility',
  credits: '/credits',
  /** What the service worker shows in the place of a page that it can't load. */
  offline: '/offline',
} as const;
