import { lazyPage } from '../lazy-page';
import { paths } from '../paths';
import type { Area } from '../shell/area';

const eventEditor = lazyPage(async () => (await import('./EventEditorPage')).EventEditorPage);

/** The sections of /organizer. A new one is one entry here. Source: specification 2, section 2 (Organizer dashboard). */
export const organizerArea: Area = {
  path: paths.organizer,
  label: 'Organizer sections',
  hasHomeLink: false,
  sections: [
    {
      label: 'Dashboard',
      path: paths.organizer,
      icon: 'grid',
      Page: lazyPage(async () => (await import('./OrganizerDashboardPage')).OrganizerDashboardPage),
    },
    {
      label: 'Events',
      path: paths.organizerEvents,
      icon: 'cal',
      Page: lazyPage(async () => (await import('./OrganizerEventsPage')).OrganizerEventsPage),
      screens: {
        [paths.newEvent('organizer')]: eventEditor,
        [paths.editEvent('organizer', ':id')]: eventEditor,
        [paths.eventBookings(':id')]: lazyPage(async () => (await import('./EventBookingsPage')).EventBookingsPage),
        [paths.eventMessages(':id')]: lazyPage(async () => (await import('./EventMessagesPage')).EventMessagesPage),
        [paths.attendees(':id')]: lazyPage(async () => (await import('./AttendeesPage')).AttendeesPage),
      },
    },
    {
      label: 'Reviews',
      path: paths.organizerReviews,
      icon: 'star',
      Page: lazyPage(async () => (await import('./OrganizerReviewsPage')).OrganizerReviewsPage),
    },
    {
      label: 'Reports',
      path: paths.organizerReports,
      icon: 'chart',
      Page: lazyPage(async () => (await import('./ReportsPage')).OrganizerReportsPage),
    },
    {
      label: 'Earnings',
      path: paths.organizerEarnings,
      icon: 'card',
      Page: lazyPage(async () => (await import('./OrganizerEarningsPage')).OrganizerEarningsPage),
    },
    {
      label: 'Account',
      path: paths.organizerAccount,
      icon: 'user',
      Page: lazyPage(async () => (await import('./OrganizerAccountPage')).OrganizerAccountPage),
    },
    {
      label: 'Embed',
      path: paths.organizerEmbed,
      icon: 'grid',
      Page: lazyPage(async () => (await import('./OrganizerEmbedPage')).OrganizerEmbedPage),
    },
  ],
};
