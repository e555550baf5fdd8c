import type { User } from '@ascendant/contract/account';
import { isPrivileged, roleOf } from '@ascendant/domain/person/roles';
import { paths } from '../paths';
import type { IconName } from '../ui/layout/icon-shapes';

export interface NavLink {
  readonly label: string;
  readonly to: string;
  readonly icon: IconName;
}

const browse: NavLink = { label: 'Browse Events', to: paths.browse, icon: 'search' };

const visitorLinks: readonly NavLink[] = [
  { label: 'Home', to: paths.home, icon: 'grip' },
  browse,
  { label: 'For Organizers', to: paths.joinAsOrganizer, icon: 'people' },
];

const adminLinks: readonly NavLink[] = [
  { label: 'Dashboard', to: paths.admin, icon: 'grid' },
  { label: 'Account', to: paths.adminAccount, icon: 'user' },
  { label: 'Settings', to: paths.adminSettings, icon: 'gear' },
];

const personLinks: readonly NavLink[] = [
  { label: 'Dashboard', to: paths.dashboard, icon: 'grid' },
  { label: 'My Bookings', to: paths.myBookings, icon: 'ticket' },
  { label: 'My Profile', to: paths.profile, icon: 'user' },
];

const messages: NavLink = { label: 'Messages', to: paths.messages, icon: 'speech' };
const teamLink: NavLink = { label: 'Organizer', to: paths.organizer, icon: 'people' };

const guestLinks: readonly NavLink[] = [
  { label: 'Home', to: paths.home, icon: 'grip' },
  browse,
  { label: 'My Bookings', to: paths.myBookings, icon: 'ticket' },
];

const moreLinks: readonly NavLink[] = [
  { label: 'Saved events', to: paths.savedEvents, icon: 'heart' },
  { label: 'Help', to: paths.help, icon: 'info' },
];

/**
 * The links of the navigation bar, besides Sign In or Logout. Source: specification 1, section 2 (Navigation bar);
 * docs/archive/decisions/0077-header.md.
 */
export function navLinks(user: User | null): readonly NavLink[] {
  if (user?.guest === true) return user.emailVerified ? [...guestLinks, messages] : guestLinks;
  return user ? [browse, ...ownLinks(user)] : visitorLinks;
}

/** The links of the account menu, besides Logout. */
export function menuLinks(user: User): readonly NavLink[] {
  return [...ownLinks(user), messages, ...moreLinks];
}

/** The links of the side menu, besides Sign In or Logout. */
export function sideLinks(user: User | null): readonly NavLink[] {
  return [...navLinks(user), ...(user && !user.guest ? [messages] : []), ...moreLinks];
}

function ownLinks(user: User): readonly NavLink[] {
  if (roleOf(user) === 'admin') return adminLinks;
  const links = personLinks.map((link) => (link.to === paths.dashboard ? { ...link, to: ownDashboard(user) } : link));
  return isMember(user) ? [...links, teamLink] : links;
}

/** Whether someone works in another organizer's organization: a traveller, too. */
function isMember({ organization }: User): boolean {
  return organization?.isPrimary === false;
}

/** Organizers have their own dashboard; a traveller's is the home page. */
function ownDashboard(user: User): string {
  return isPrivileged(user) ? paths.organizer : paths.dashboard;
}

/** A link is current on its own page; `/` and `/dashboard` are the same screen, and so are `/browse` and `/events`. */
export function isCurrent(link: NavLink, pathname: string): boolean {
  if (link.to === paths.dashboard) return pathname === paths.dashboard || pathname === paths.home;
  if (link.to === paths.browse) return pathname === paths.browse || pathname === paths.events;
  return pathname === link.to;
}
