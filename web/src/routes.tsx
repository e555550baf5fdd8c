import { matchPath } from 'react-router';
import { isOfflineDocument } from './api/offline-document';
import { filterNames } from './features/event-list/filter-names';
import { countParameter, partyParameter } from './fields/party-address';
import { lazyPage } from './lazy-page';
import type { PageRecord } from './page-record';
import { paths } from './paths';
import type { PageRead } from './server-reads';

/** The browser's build leaves it out. */
async function serverReads() {
  if (!import.meta.env.SSR) throw new RangeError('Only the server reads before it renders');
  return import('./server-reads');
}

const list = {
  Page: lazyPage(async () => (await import('./pages/BrowsePage')).BrowsePage),
  title: 'Browse Events',
  parameters: [...filterNames, 'cursor', 'view'],
  read: async (page: PageRead) => (await serverReads()).readBrowse(page),
};
const auth = { Page: lazyPage(async () => (await import('./pages/AuthPage')).AuthPage), title: 'Sign In' };

/** The pages. Source: specification 1, section 2 (Route table). */
export const pageRoutes: readonly PageRecord[] = [
  {
    path: paths.home,
    Page: lazyPage(async () => (await import('./pages/HomePage')).HomePage),
    title: 'Adventures matched to your sky',
    parameters: [partyParameter],
    read: async (page) => (await serverReads()).readHome(page),
  },
  {
    path: paths.dashboard,
    Page: lazyPage(async () => (await import('./pages/DashboardPage')).DashboardPage),
    title: 'Dashboard',
    isPrivate: true,
  },
  { path: paths.browse, ...list },
  { path: paths.events, ...list },
  {
    path: paths.event(':id', ':slug?'),
    Page: lazyPage(async () => (await import('./pages/EventPage')).EventPage),
    title: 'Event',
    parameters: [partyParameter, countParameter, 'book', 'review', 'message'],
    read: async (page) => (await serverReads()).readEvent(page),
  },
  {
    path: paths.host(':id'),
    Page: lazyPage(async () => (await import('./pages/HostPage')).HostPage),
    title: 'Host',
    parameters: [partyParameter],
    read: async (page) => (await serverReads()).readHost(page),
  },
  {
    path: '/codes/:code?',
    Page: lazyPage(async () => (await import('./pages/OpenEventPage')).OpenEventPage),
    title: 'Open an unlisted event',
    isPrivate: true,
  },
  {
    path: paths.savedEvents,
    Page: lazyPage(async () => (await import('./pages/SavedEventsPage')).SavedEventsPage),
    title: 'Saved events',
  },
  {
    path: paths.joinAsOrganizer,
    Page: lazyPage(async () => (await import('./pages/OrganizerJoinPage')).OrganizerJoinPage),
    title: 'Join as an Event Organizer',
    parameters: [],
    read: async (page) => (await serverReads()).readSite(page),
  },
  { path: paths.auth, ...auth },
  { path: '/login', ...auth },
  {
    path: paths.resetPassword,
    Page: lazyPage(async () => (await import('./pages/ResetPasswordPage')).ResetPasswordPage),
    title: 'Reset your password',
    isPrivate: true,
  },
  {
    path: paths.onboarding,
    Page: lazyPage(async () => (await import('./pages/OnboardingPage')).OnboardingPage),
    title: 'Complete Your Profile',
    isPrivate: true,
  },
  {
    path: `${paths.checkout}/:booking?`,
    Page: lazyPage(async () => (await import('./pages/CheckoutPage')).CheckoutPage),
    title: 'Checkout',
    isPrivate: true,
  },
  {
    path: paths.paymentSuccess,
    Page: lazyPage(async () => (await import('./pages/PaymentSuccessPage')).PaymentSuccessPage),
    title: 'Payment',
    isPrivate: true,
  },
  {
    path: paths.myBookings,
    Page: lazyPage(async () => (await import('./pages/MyBookingsPage')).MyBookingsPage),
    title: 'My Bookings',
    isPrivate: true,
    isOffline: true,
  },
  {
    path: paths.payForPeople(':booking'),
    Page: lazyPage(async () => (await import('./pages/PayForPeoplePage')).PayForPeoplePage),
    title: 'Pay for the people you’re adding',
    isPrivate: true,
  },
  {
    path: paths.payForMove(':booking', ':event'),
    Page: lazyPage(async () => (await import('./pages/PayForMovePage')).PayForMovePage),
    title: 'Pay the difference',
    isPrivate: true,
  },
  {
    path: `${paths.messages}/:id?`,
    Page: lazyPage(async () => (await import('./pages/MessagesPage')).MessagesPage),
    title: 'Messages',
    isPrivate: true,
  },
  {
    path: paths.profile,
    Page: lazyPage(async () => (await import('./pages/ProfilePage')).ProfilePage),
    title: 'My Profile',
    isPrivate: true,
  },
  {
    path: paths.secondFactor,
    Page: lazyPage(async () => (await import('./pages/SecondFactorPage')).SecondFactorPage),
    title: 'Two-step sign-in',
    isPrivate: true,
  },
  {
    path: paths.invitation,
    Page: lazyPage(async () => (await import('./pages/InvitationPage')).InvitationPage),
    title: 'Invitation',
    isPrivate: true,
  },
  {
    path: paths.waiver,
    Page: lazyPage(async () => (await import('./pages/WaiverPage')).WaiverPage),
    title: 'Waiver',
    isPrivate: true,
  },
  {
    path: paths.movedDate,
    Page: lazyPage(async () => (await import('./pages/MovedDatePage')).MovedDatePage),
    title: 'Your date has moved',
    isPrivate: true,
  },
  {
    path: `${paths.questionsByLink}/:id?`,
    Page: lazyPage(async () => (await import('./pages/BookingQuestionsPage')).BookingQuestionsPage),
    title: 'Questions',
    isPrivate: true,
  },
  {
    path: paths.checkIn(':id'),
    Page: lazyPage(async () => (await import('./pages/CheckInPage')).CheckInPage),
    title: 'Check-in',
    isPrivate: true,
  },
  {
    path: `${paths.organizer}/*`,
    Page: lazyPage(async () => (await import('./pages/OrganizerPage')).OrganizerPage),
    title: 'Organizer',
    isPrivate: true,
  },
  {
    path: `${paths.admin}/*`,
    Page: lazyPage(async () => (await import('./pages/AdminPage')).AdminPage),
    title: 'Admin',
    isPrivate: true,
  },
  {
    path: paths.matching,
    Page: lazyPage(async () => (await import('./pages/MatchingPage')).MatchingPage),
    title: 'How matching works',
    parameters: [],
    read: async (page) => (await serverReads()).readMatching(page),
  },
  {
    path: paths.help,
    Page: lazyPage(async () => (await import('./pages/HelpPage')).HelpPage),
    title: 'Help',
    parameters: [],
    read: async (page) => (await serverReads()).readSite(page),
  },
  {
    path: paths.stopEmails,
    Page: lazyPage(async () => (await import('./pages/StopEmailsPage')).StopEmailsPage),
    title: 'Emails',
    isPrivate: true,
  },
  {
    path: paths.contact,
    Page: lazyPage(async () => (await import('./pages/ContactPage')).ContactPage),
    title: 'Contact us',
    parameters: [],
  },
  {
    path: paths.terms,
    Page: lazyPage(async () => (await import('./pages/TermsPage')).TermsPage),
    title: 'Terms of Service',
    parameters: [],
    read: async (page) => (await serverReads()).readSite(page),
  },
  {
    path: paths.privacy,
    Page: lazyPage(async () => (await import('./pages/PrivacyPage')).PrivacyPage),
    title: 'Privacy',
    parameters: [],
  },
  {
    path: paths.accessibility,
    Page: lazyPage(async () => (await import('./pages/AccessibilityPage')).AccessibilityPage),
    title: 'Accessibility',
    parameters: [],
  },
  {
    path: paths.credits,
    Page: lazyPage(async () => (await import('./pages/CreditsPage')).CreditsPage),
    title: 'Credits',
    parameters: [],
  },
  {
    path: paths.offline,
    Page: lazyPage(async () => (await import('./pages/OfflinePage')).OfflinePage),
    title: 'You’re offline',
    isPrivate: true,
    isOffline: true,
  },
];

/** Any other path. */
export const notFoundRoute: PageRecord = {
  path: '*',
  Page: lazyPage(async () => (await import('./pages/NotFoundPage')).NotFoundPage),
  title: '404 Page Not Found',
  isPrivate: true,
};

/** What the offline document shows: the pages that need no network, and at any other address, that there's none. */
export const offlineRoutes: readonly PageRecord[] = pageRoutes
  .filter(({ isOffline = false }) => isOffline)
  .map((page) => (page.path === paths.offline ? { ...page, path: '*' } : page));

/** The record of a path; null if there's no such page. @param pathname without query */
export function findRoute(pathname: string): PageRecord | null {
  const routes = isOfflineDocument() ? offlineRoutes : pageRoutes;
  return routes.find(({ path }) => matchPath(path, pathname) !== null) ?? null;
}
