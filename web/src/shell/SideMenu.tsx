import type { User } from '@ascendant/contract/account';
import { Link } from 'react-router';
import { paths } from '../paths';
import { classNames } from '../ui/class-names';
import { Avatar } from '../ui/layout/Avatar';
import { Icon } from '../ui/layout/Icon';
import { Drawer } from './Drawer';
import { LogoutItem } from './LogoutItem';
import { sideLinks } from './nav-links';
import { NavItem } from './NavItem';
import styles from './SideMenu.module.css';

interface SideMenuProps {
  readonly user: User | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The navigation on small screens. */
export function SideMenu({ user, isOpen, onClose }: SideMenuProps) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose}>
      {user && !user.guest ? <Greeting user={user} /> : null}
      <nav aria-label="Main">
        {sideLinks(user).map((link) => (
          <NavItem key={link.label} link={link} hasIcon />
        ))}
        <SessionItem user={user} />
      </nav>
    </Drawer>
  );
}

function Greeting({ user }: { readonly user: User }) {
  return (
    <div className={classNames(styles.greeting, 'row')}>
      <Avatar firstName={user.firstName} lastName={user.lastName} pictureUrl={user.profilePicture} size="large" />
      <p>
        <b className={classNames(styles.name, 'serif')}>{`Welcome, ${user.firstName}`}</b>
        <br />
        <span className="meta">{user.email}</span>
      </p>
    </div>
  );
}

function SessionItem({ user }: { readonly user: User | null }) {
  if (user && !user.guest) return <LogoutItem />;
  return (
    <Link to={paths.auth}>
      <Icon name="user" />
      Sign In
    </Link>
  );
}
