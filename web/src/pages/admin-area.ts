import { WaitingCount } from '../features/managed-events/WaitingCount';
import { lazyPage } from '../lazy-page';
import { paths } from '../paths';
import type { Area } from '../shell/area';

/** Source: specification 2, section 2 (Admin Settings page); specification 2, section 6 (Roles and permissions). */
const accessDenied = 'Access denied. Admin privileges required.';

const eventEditor = lazyPage(async () => (await import('./EventEditorPage')).EventEditorPage);

/** The sections of /admin. A new one is one entry here. Source: specification 2, section 2 (Admin dashboard). */
export const adminArea: Area = {
  path: paths.admin,
  label: 'Admin sections',
  hasHomeLink: true,
  showsVersion: true,
  sections: [
    {
      label: 'Dashboard',
      path: paths.admin,
      icon: 'grid',
      Page: lazyPage(async () => (await import('./AdminDashboardPage')).AdminDashboardPage),
    },
    {
      label: 'Events',
      path: paths.adminEvents,
      icon: 'cal',
      Page: lazyPage(async () => (await import('./AdminEventsPage')).AdminEventsPage),
      screens: {
        [paths.newEvent('admin')]: eventEditor,
        [paths.editEvent('admin', ':id')]: eventEditor,
      },
      Count: WaitingCount,
    },
    {
      label: 'Discount Codes',
      path: paths.adminDiscountCodes,
      icon: 'tag',
      Page: lazyPage(async () => (await import('./DiscountCodesPage')).DiscountCodesPage),
    },
    {
      label: 'Users',
      path: paths.adminUsers,
      icon: 'people',
      Page: lazyPage(async () => (await import('./AdminUsersPage')).AdminUsersPage),
      screens: {
        [paths.adminOrganizer(':id')]: lazyPage(async () => (await import('./AdminOrganizerPage')).AdminOrganizerPage),
      },
    },
    {
      label: 'Reports',
      path: paths.adminReports,
      icon: 'chart',
      Page: lazyPage(async () => (await import('./ReportsPage')).AdminReportsPage),
    },
    {
      label: 'Account',
      path: paths.adminAccount,
      icon: 'user',
      Page: lazyPage(async () => (await import('./AdminAccountPage')).AdminAccountPage),
      denied: accessDenied,
    },
    {
      label: 'Settings',
      path: paths.adminSettings,
      icon: 'gear',
      Page: lazyPage(async () => (await import('./AdminSettingsPage')).AdminSettingsPage),
      denied: accessDenied,
    },
  ],
  groups: [
    {
      label: 'To review',
      sections: [
        {
          label: 'Edited events',
          path: paths.adminEditedEvents,
          icon: 'edit',
          Page: lazyPage(async () => (await import('./AdminEditedEventsPage')).AdminEditedEventsPage),
        },
        {
          label: 'Reported messages',
          path: paths.adminReportedConversations,
          icon: 'speech',
          Page: lazyPage(async () => (await import('./AdminReportedConversationsPage')).AdminReportedConversationsPage),
        },
        {
          label: 'Reviews',
          path: paths.adminReviews,
          icon: 'star',
          Page: lazyPage(async () => (await import('./AdminReviewsPage')).AdminReviewsPage),
        },
      ],
    },
    {
      label: 'Finance',
      sections: [
        {
          label: 'Money',
          path: paths.adminMoney,
          icon: 'card',
          hasHead: true,
          Page: lazyPage(async () => (await import('../features/money/SiteMoneyScreen')).SiteMoneyScreen),
        },
        {
          label: 'Payments',
          path: paths.adminPayments,
          icon: 'card',
          Page: lazyPage(async () => (await import('../features/operations/OperationsScreen')).OperationsScreen),
        },
      ],
    },
    {
      label: 'Records',
      sections: [
        {
          label: 'Look up',
          path: paths.adminLookup,
          icon: 'search',
          hasHead: true,
          Page: lazyPage(async () => (await import('../features/lookup/LookUp')).LookUp),
          screens: {
            [paths.adminPerson(':id')]: lazyPage(async () => (await import('./AdminPersonPage')).AdminPersonPage),
            [paths.adminPayment(':id')]: lazyPage(async () => (await import('./AdminPaymentPage')).AdminPaymentPage),
          },
        },
        {
          label: 'Audit log',
          path: paths.adminAuditLog,
          icon: 'clock',
          hasHead: true,
          Page: lazyPage(async () => (await import('../features/logs/AuditLog')).AuditLog),
        },
        {
          label: 'Error log',
          path: paths.adminErrorLog,
          icon: 'warn',
          hasHead: true,
          Page: lazyPage(async () => (await import('../features/logs/ErrorLog')).ErrorLog),
        },
      ],
    },
    {
      label: 'Site',
      sections: [
        {
          label: 'System',
          path: paths.adminSystem,
          icon: 'gear',
          Page: lazyPage(async () => (await import('../features/operations/SystemScreen')).SystemScreen),
        },
        {
          label: 'Set-up',
          path: paths.adminSetUp,
          icon: 'check',
          Page: lazyPage(async () => (await import('./AdminSetUpPage')).AdminSetUpPage),
        },
      ],
    },
  ],
};
