import { Link, useLocation } from 'react-router';
import { Icon } from '../ui/layout/Icon';
import { isCurrent, type NavLink } from './nav-links';

/** One link of the navigation bar or the side menu. */
export function NavItem({ link, hasIcon = false }: { readonly link: NavLink; readonly hasIcon?: boolean }) {
  const { pathname } = useLocation();
  return (
    <Link to={link.to} {...(isCurrent(link, pathname) ? { 'aria-current': 'page' as const } : {})}>
      {hasIcon ? <Icon name={link.icon} /> : null}
      <span>{link.label}</span>
    </Link>
  );
}
