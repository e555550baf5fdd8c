import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { User } from '@ascendant/contract/account';
import { useAuth } from '../auth/AuthProvider';
import { paths } from '../paths';
import { Avatar } from '../ui/Avatar';
import { Brand } from '../ui/Brand';
import { Icon } from '../ui/Icon';
import { NavItem } from './NavItem';
import { navLinks } from './nav-links';
import { SideMenu } from './SideMenu';

/** The bar on top of every page. On the visitors' home it lies over the sky. */
export function Masthead() {
  const { user, isLoading, logoutMutation } = useAuth();
  const { pathname } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const isOnSky = pathname === paths.home && !user && !isLoading;
  return (
    <header className={isOnSky ? 'masthead on-sky on-night' : 'masthead'}>
      <div className="wrap">
        <Brand />
        {isLoading ? null : <Nav user={user} onLogout={() => logoutMutation.mutate()} />}
        <button
          type="button"
          className="btn btn-ghost btn-icon menu-btn"
          aria-label="Open menu"
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
        >
          <Icon name="menu" size="l" />
        </button>
      </div>
      <SideMenu user={user} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  );
}

interface NavProps {
  readonly user: User | null;
  readonly onLogout: () => void;
}

function Nav({ user, onLogout }: NavProps) {
  return (
    <nav className="nav" aria-label="Main">
      {navLinks(user).map((link) => (
        <NavItem key={link.label} link={link} />
      ))}
      {user ? (
        <>
          <button type="button" className="nav-action" onClick={onLogout}>
            Logout
          </button>
          <Avatar firstName={user.firstName} lastName={user.lastName} pictureUrl={user.profilePicture} />
        </>
      ) : (
        <Link className="btn btn-secondary btn-sm sign-in" to={paths.auth}>
          Sign In
        </Link>
      )}
    </nav>
  );
}
