import { matchPath } from 'react-router';
import { readAuthToken } from './api/auth-token';
import { isOfflineDocument } from './api/offline-document';
import { isRegistering, RegisterPart } from './features/auth/register-part';
import { lazyPage, type LazyPage } from './lazy-page';
import { VisitorHomePart } from './pages/visitor-home-part';
import { paths } from './paths';

/** One screen: its path and its code. */
export interface PageRoute {
  readonly path: string;
  readonly Page: LazyPage;
}

const home = lazyPage(
  async () => (await import('./pages/HomePage')).HomePage,
  // Someone with a token is signed in, unless their session has ended.
  () => (readAuthToken() === null ? VisitorHomePart : null),
);
const browse = lazyPage(async () => (await import('./pages/BrowsePage')).BrowsePage);
const auth = lazyPage(
  async () => (await import('./pages/AuthPage')).AuthPage,
  ({ searchParams }) => (isRegistering(searchParams) ? RegisterPart : null),
);
const myBookings = lazyPage(async () => (await import('./pages/MyBookingsPage')).MyBookingsPage);
const offline = lazyPage(async () => (await import('./pages/OfflinePage')).OfflinePage);
const admin = lazyPage(async () => (await import('./pages/AdminPage')).AdminPage);

/** The route table. Source: specification 1, section 2 (Route table). */
export const pageRoutes: readonly PageRoute[] = [
  { path: paths.home, Page: home },
  { path: paths.dashboard, Page: lazyPage(async () => (await import('./pages/DashboardPage')).DashboardPage) },
  { path: paths.browse, Page: browse },
  { path: paths.events, Page: browse },
  { path: paths.event(':id', ':slug?'), Page: lazyPage(async () => (await import('./pages/EventPage')).EventPage) },
  { path: paths.host(':id'), Page: lazyPage(async () => (await import('./pages/HostPage')).HostPage) },
  { path: paths.savedEvents, Page: lazyPage(async () => (await import('./pages/SavedEventsPage')).SavedEventsPage) },
  {
    path: paths.joinAsOrganizer,
    Page: lazyPage(async () => (await import('./pages/OrganizerJoinPage')).OrganizerJoinPage),
  },
  { path: paths.auth, Page: auth },
  { path: '/login', Page: auth },
  {
    path: paths.resetPassword,
    Page: lazyPage(async () => (await import('./pages/ResetPasswordPage')).ResetPasswordPage),
  },
  { path: paths.onboarding, Page: lazyPage(async () => (await import('./pages/OnboardingPage')).OnboardingPage) },
  {
    path: `${paths.checkout}/:booking?`,
    Page: lazyPage(async () => (await import('./pages/CheckoutPage')).CheckoutPage),
  },
  {
    path: paths.paymentSuccess,
    Page: lazyPage(async () => (await import('./pages/PaymentSuccessPage')).PaymentSuccessPage),
  },
  { path: paths.myBookings, Page: myBookings },
  { path: paths.profile, Page: lazyPage(async () => (await import('./pages/ProfilePage')).ProfilePage) },
  { path: paths.secondFactor, Page: lazyPage(async () => (await import('./pages/SecondFactorPage')).SecondFactorPage) },
  { path: paths.checkIn(':id'), Page: lazyPage(async () => (await import('./pages/CheckInPage')).CheckInPage) },
  {
    path: `${paths.organizer}/*`,
    Page: lazyPage(async () => (await import('./pages/OrganizerPage')).OrganizerPage),
  },
  { path: `${paths.admin}/*`, Page: admin },
  { path: paths.matching, Page: lazyPage(async () => (await import('./pages/MatchingPage')).MatchingPage) },
  { path: paths.help, Page: lazyPage(async () => (await import('./pages/HelpPage')).HelpPage) },
  { path: paths.stopEmails, Page: lazyPage(async () => (await import('./pages/StopEmailsPage')).StopEmailsPage) },
  { path: paths.contact, Page: lazyPage(async () => (await import('./pages/ContactPage')).ContactPage) },
  { path: paths.terms, Page: lazyPage(async () => (await import('./pages/TermsPage')).TermsPage) },
  { path: paths.privacy, Page: lazyPage(async () => (await import('./pages/PrivacyPage')).PrivacyPage) },
  {
    path: paths.accessibility,
    Page: lazyPage(async () => (await import('./pages/AccessibilityPage')).AccessibilityPage),
  },
  { path: paths.credits, Page: lazyPage(async () => (await import('./pages/CreditsPage')).CreditsPage) },
  { path: paths.offline, Page: offline },
];

/** What the offline document shows: the bookings on this device; at any other address, that there's no network. */
export const offlineRoutes: readonly PageRoute[] = [
  { path: paths.myBookings, Page: myBookings },
  { path: '*', Page: offline },
];

/** Any other path. */
export const notFoundPage = lazyPage(async () => (await import('./pages/NotFoundPage')).NotFoundPage);

/** The route that matches a path; null if none does. @param pathname without query */
export function findRoute(pathname: string): PageRoute | null {
  const routes = isOfflineDocument() ? offlineRoutes : pageRoutes;
  return routes.find(({ path }) => matchPath(path, pathname) !== null) ?? null;
}
