/** What admins filter users by. */
export const userStatuses = ['active', 'disabled'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** The orders of the list of users; the first is the default. */
export const userOrders = ['newest', 'oldest', 'name', 'username'] as const;
export type UserOrder = (typeof userOrders)[number];

export const userOrderLabels: Readonly<Record<UserOrder, string>> = {
  newest: 'newest first',
  oldest: 'oldest first',
  name: 'last name',
  username: 'username',
};
