import type { UserWithSigns } from '../../data/users';

/** The columns of signs, in the order of specification 2, section 2 (Admin dashboard), Users. */
export const signColumns = [
  { label: 'Sun', read: (user: UserWithSigns) => user.sunSign },
  { label: 'Moon', read: (user: UserWithSigns) => user.moonSign },
  { label: 'Rising', read: (user: UserWithSigns) => user.risingSign },
  { label: 'Venus', read: (user: UserWithSigns) => user.venusSign },
  { label: 'Mars', read: (user: UserWithSigns) => user.marsSign },
  { label: 'Mercury', read: (user: UserWithSigns) => user.mercurySign },
] as const;

/** ' · Organizer', ' · Administrator', or nothing for a traveller. */
export function roleText({ userType }: Pick<UserWithSigns, 'userType'>): string {
  if (userType === 'admin') return ' · Administrator';
  return userType === 'organizer' ? ' · Organizer' : '';
}

/** The filters of the list: each with its values and their labels. The first means all. */
export const userFilters = [
  {
    name: 'status',
    label: 'Status',
    options: [
      ['', 'Any status'],
      ['active', 'Active'],
      ['disabled', 'Disabled'],
    ],
  },
  {
    name: 'verified',
    label: 'Email',
    options: [
      ['', 'Any email'],
      ['yes', 'Verified'],
      ['no', 'Not verified'],
    ],
  },
  {
    name: 'userType',
    label: 'Role',
    options: [
      ['', 'Any role'],
      ['regular', 'Travellers'],
      ['organizer', 'Organizers'],
      ['admin', 'Administrators'],
    ],
  },
  {
    name: 'profile',
    label: 'Profile',
    options: [
      ['', 'Any profile'],
      ['complete', 'Complete'],
      ['incomplete', 'Incomplete'],
    ],
  },
] as const;
