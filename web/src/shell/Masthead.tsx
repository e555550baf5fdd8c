import type { User } from '@ascendant/contract/account';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../auth/AuthProvider';
import { lazyPage } from '../lazy-page';
import { paths } from '../paths';
import { Button, ButtonLink } from '../ui/button/Button';
import { classNames } from '../ui/class-names';
import { Brand } from '../ui/layout/Brand';
import { Icon } from '../ui/layout/Icon';
import { HeaderSearch } from './HeaderSearch';
import styles from './Masthead.module.css';
import { navLinks } from './nav-links';
import { NavItem } from './NavItem';
import { ExtraBoundary } from './PageBoundary';
import { SideMenu } from './SideMenu';

/** Visitors don't load it. Its room is kept meanwhile, so that nothing moves. */
const AccountMenu = lazyPage(async () => (await import('./AccountMenu')).AccountMenu);

/** The bar at the top of every page. On the visitor's home page it's drawn over the sky. */
export function Masthead() {
  const { user, person, isLoading, logoutMutation } = useAuth();
  const { pathname } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const isOnSky = pathname === paths.home && !user && !isLoading;
  return (
    <header className={isOnSky ? classNames(styles.masthead, styles.onSky, 'on-night') : styles.masthead}>
      <div className={classNames(styles.inner, 'container')}>
        <Brand />
        <HeaderSearch />
        {isLoading ? null : <Nav user={person} onLogout={() => logoutMutation.mutate()} />}
        {user ? (
          <div className={styles.account}>
            <ExtraBoundary>
              <Suspense fallback={null}>
                <AccountMenu user={user} />
              </Suspense>
            </ExtraBoundary>
          </div>
        ) : null}
        <Button
          kind="ghost"
          square
          className={styles.menuButton}
          aria-label="Open menu"
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
        >
          <Icon name="menu" size="large" />
        </Button>
      </div>
      <SideMenu user={person} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  );
}

function Nav({ user, onLogout }: { readonly user: User | null; readonly onLogout: () => void }) {
  return (
    <nav className={styles.nav} aria-label="Main">
      {navLinks(user).map((link) => (
        <NavItem key={link.label} link={link} />
      ))}
      {user && !user.guest ? (
        <button type="button" className={styles.action} onClick={onLogout}>
          Logout
        </button>
      ) : (
        <ButtonLink size="small" className={styles.signIn} to={paths.auth}>
          Sign In
        </ButtonLink>
      )}
    </nav>
  );
}
