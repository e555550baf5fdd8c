import type { KeyScope } from '../organization/api-key';

/** What happens to an organization's bookings, events and payouts that its own programs are told, and the scope that reading it needs. */
export const activityScopes = {
  'booking.confirmed': 'bookings:read',
  'booking.people_added': 'bookings:read',
  'booking.people_cancelled': 'bookings:read',
  'booking.moved': 'bookings:read',
  'booking.cancelled': 'bookings:read',
  'ticket.checked_in': 'bookings:read',
  'ticket.check_in_undone': 'bookings:read',
  'refund.made': 'bookings:read',
  'refund.failed': 'bookings:read',
  'event.published': 'events:read',
  'event.changed': 'events:read',
  'event.cancelled': 'events:read',
  'event.sales_paused': 'events:read',
  'event.sales_resumed': 'events:read',
  'event.seats_changed': 'events:read',
  'payout.sent': 'money:read',
  'payout.returned': 'money:read',
} as const satisfies Record<string, KeyScope>;

export type ActivityType = keyof typeof activityScopes;
export const activityTypes = Object.keys(activityScopes) as readonly ActivityType[];

/** Each as people choose it. */
export const activityNames: Readonly<Record<ActivityType, string>> = {
  'booking.confirmed': 'Someone has booked',
  'booking.people_added': 'People were added to a booking',
  'booking.people_cancelled': 'Some people of a booking were cancelled',
  'booking.moved': 'A booking moved to another date',
  'booking.cancelled': 'A booking was cancelled',
  'ticket.checked_in': 'A ticket was checked in',
  'ticket.check_in_undone': 'A check-in was undone',
  'refund.made': 'A refund was made',
  'refund.failed': 'A refund failed',
  'event.published': 'An event was published',
  'event.changed': 'A published event was edited',
  'event.cancelled': 'An event was cancelled',
  'event.sales_paused': 'Sales of an event were paused',
  'event.sales_resumed': 'Sales of an event were resumed',
  'event.seats_changed': 'Seats of a published event were booked or came free',
  'payout.sent': 'A payout was sent',
  'payout.returned': 'Some of a payout, or all, was taken back',
};

/** What a webhook is tried with. Nothing has happened. */
export const testActivity = 'webhook.test';

/** How long an activity can be read, and is sent again. */
export const activityDays = 30;

/** The types that someone with these scopes may read. */
export function typesWithin(scopes: readonly KeyScope[]): readonly ActivityType[] {
  return activityTypes.filter((type) => scopes.includes(activityScopes[type]));
}
