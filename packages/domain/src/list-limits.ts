/** The most items a page has; a list without a limit is whole. */
export const maxListLimit = 200;
/** Events that the browse page asks for at once. */
export const browsePageSize = 12;
/** Events on one page of the admin's list. */
export const managedEventsPageSize = 20;
/** Cards of My Bookings at first, and with each press. */
export const myBookingsPageSize = 20;
/** Events on an organizer's dashboard. Source: specification 2, section 9 (Business constants and limits). */
export const recentEventsShown = 5;
/** Events in one exported file. */
export const maxExportedEvents = 20_000;
/** Events that an admin approves at once. */
export const maxApprovedAtOnce = 100;
/** Reviews on one page of the list in which they're answered. */
export const reviewsPageSize = 20;
/** The furthest into the admin's list that a page may start. */
export const maxManagedOffset = 1_000_000;
/** The furthest into a traveller's matches that a page may start. */
export const maxMatchOffset = 100_000;
/** Events that an embedded list shows at once. */
export const embedPageSize = 12;
/** Bookings on one page of an event's list. */
export const eventBookingsPageSize = 100;
/** Lines on one page of those that a figure is made of. */
export const moneyLinesPageSize = 50;
/** Events of an organizer's earnings, organizers and months of tax that are listed; sums count all of them. */
export const longestMoneyList = 500;

/** The latest transfers and payouts of an organizer, or of everyone. */
export const latestPayouts = 50;
/** Organizers whose payouts admins see: those who are owed the most. */
export const longestPayoutList = 100;
/** Disputes and reported conversations on an organizer's page. */
export const latestTroubles = 10;
/** What needs an admin and is listed without pages: refunds, disputes, discrepancies and jobs, those to handle first. Source: rule INP-04. */
export const longestProblemList = 200;
/** Check-in links that an organization sees at once: those that work, and those that ended last. */
export const longestGateList = 100;
/** Dates to choose from for a guide or a check-in link, and of a week in the calendar: the soonest. */
export const longestWorkDateList = 500;
/** Reported conversations that admins see at once: those that have waited longest. */
export const longestReportList = 100;
/** How far the events that match a search or filter are counted: beyond that a list says '1,000+'. */
export const maxCounted = 1_000;
/** Characters of a search, and of a cursor that continues a list. */
export const searchTextMaxLength = 200;
export const cursorMaxLength = 200;
/** Discount codes on one page of the admin's list. */
export const discountCodesPageSize = 20;
/** Users on one page of the admin's list. */
export const usersPageSize = 20;
/** Events suggested while someone types. */
export const maxEventSuggestions = 20;
/** Places suggested while someone types. */
export const maxPlaceSuggestions = 10;
/** Attendees on one page of an event's list, and in one exported file. */
export const attendeesPageSize = 50;
export const maxExportedAttendees = 50_000;

/** Dates of a series that an event's page names to search engines. */
export const maxNextDates = 10;
/** How many events a feed has. */
export const feedSize = 100;
/** How many filters a feed can have: each of them once. */
export const maxFeedFilters = 8;
