import type { Role } from '@ascendant/domain/person/roles';
import { lazyPage } from '../lazy-page';
import { paths } from '../paths';
import type { Area } from '../shell/area';

const eventEditor = lazyPage(async () => (await import('./EventEditorPage')).EventEditorPage);

/** Who works in an organization, besides admins in their own area. */
export const organizerRoles: readonly Role[] = ['organizer', 'manager', 'guide', 'accountant', 'admin'];
const managers: readonly Role[] = ['organizer', 'manager', 'admin'];

/** The sections of /organizer, by role. A new one is one entry here. Source: specification 2, section 2 (Organizer dashboard). */
export const organizerArea: Area = {
  path: paths.organizer,
  label: 'Organizer sections',
  hasHomeLink: false,
  sections: [
    {
      label: 'Dashboard',
      roles: managers,
      path: paths.organizer,
      icon: 'grid',
      Page: lazyPage(async () => (await import('./OrganizerDashboardPage')).OrganizerDashboardPage),
    },
    {
      label: 'Events',
      roles: managers,
      screensFor: ['guide'],
      path: paths.organizerEvents,
      icon: 'list',
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
      label: 'Calendar',
      roles: [...managers, 'guide'],
      path: paths.organizerDates,
      icon: 'cal',
      hasHead: true,
      Page: lazyPage(async () => (await import('../features/calendar/Calendar')).Calendar),
    },
    {
      label: 'Discount Codes',
      roles: managers,
      path: paths.organizerDiscountCodes,
      icon: 'tag',
      Page: lazyPage(async () => (await import('./DiscountCodesPage')).DiscountCodesPage),
    },
    {
      label: 'Reviews',
      roles: managers,
      path: paths.organizerReviews,
      icon: 'star',
      Page: lazyPage(async () => (await import('./OrganizerReviewsPage')).OrganizerReviewsPage),
    },
    {
      label: 'Reports',
      roles: [...managers, 'accountant'],
      path: paths.organizerReports,
      icon: 'chart',
      Page: lazyPage(async () => (await import('./ReportsPage')).OrganizerReportsPage),
    },
    {
      label: 'Earnings',
      roles: ['organizer', 'accountant', 'admin'],
      path: paths.organizerEarnings,
      icon: 'card',
      hasHead: true,
      Page: lazyPage(async () => (await import('../features/money/EarningsScreen')).EarningsScreen),
    },
    {
      label: 'Team',
      roles: ['organizer', 'manager', 'guide', 'accountant'],
      path: paths.organizerTeam,
      icon: 'people',
      Page: lazyPage(async () => (await import('./TeamPage')).TeamPage),
    },
    {
      label: 'Check-in links',
      roles: managers,
      path: paths.organizerGates,
      icon: 'ticket',
      hasHead: true,
      Page: lazyPage(async () => (await import('../features/gates/GatesScreen')).GatesScreen),
    },
    {
      label: 'Account',
      roles: ['organizer', 'admin'],
      path: paths.organizerAccount,
      icon: 'user',
      Page: lazyPage(async () => (await import('./OrganizerAccountPage')).OrganizerAccountPage),
    },
    {
      label: 'Embed',
      roles: managers,
      path: paths.organizerEmbed,
      icon: 'grid',
      Page: lazyPage(async () => (await import('./OrganizerEmbedPage')).OrganizerEmbedPage),
    },
    {
      label: 'Import',
      roles: managers,
      path: paths.organizerImport,
      icon: 'list',
      hasHead: true,
      Page: lazyPage(async () => (await import('../features/imports/ImportScreen')).ImportScreen),
    },
    {
      label: 'Resources',
      roles: managers,
      path: paths.organizerResources,
      icon: 'grip',
      hasHead: true,
      Page: lazyPage(async () => (await import('../features/resources/ResourcesScreen')).ResourcesScreen),
    },
    {
      label: 'Resellers',
      roles: ['organizer'],
      path: paths.organizerResellers,
      icon: 'ticket',
      hasHead: true,
      Page: lazyPage(async () => (await import('../features/resellers/ResellersScreen')).ResellersScreen),
    },
    {
      label: 'API keys',
      roles: ['organizer'],
      path: paths.organizerKeys,
      icon: 'code',
      hasHead: true,
      Page: lazyPage(async () => (await import('../features/keys/ApiKeysScreen')).ApiKeysScreen),
    },
    {
      label: 'Webhooks',
      roles: ['organizer'],
      path: paths.organizerWebhooks,
      icon: 'code',
      hasHead: true,
      Page: lazyPage(async () => (await import('../features/webhooks/WebhooksScreen')).WebhooksScreen),
    },
  ],
};
