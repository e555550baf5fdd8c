import type { User } from '@ascendant/contract/account';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useAuth } from '../auth/AuthProvider';
import { paths } from '../paths';
import { Avatar } from '../ui/Avatar';
import { Brand } from '../ui/Brand';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { navLinks } from './nav-links';
import { NavItem } from './NavItem';
import styles from './SideMenu.module.css';
import { ThemeSwitch } from './ThemeSwitch';

interface SideMenuProps {
  readonly user: User | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The navigation on small screens: a drawer from the right. The native dialog element traps focus and closes on Escape. */
export function SideMenu({ user, isOpen, onClose }: SideMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  useEffect(onClose, [key]); // oxlint-disable-line react-hooks/exhaustive-deps -- only a navigation closes it
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click beside the drawer; Escape is the key
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label="Menu"
      onClose={onClose}
      onClick={(e) => {
        if (e.target === dialog.current) onClose();
      }}
    >
      {isOpen ? <Drawer user={user} onClose={onClose} /> : null}
    </dialog>
  );
}

function Drawer({ user, onClose }: Omit<SideMenuProps, 'isOpen'>) {
  return (
    <div className={styles.content}>
      <div className={classNames(styles.head, 'row space-between')}>
        <Brand />
        <IconButton aria-label="Close menu" onClick={onClose}>
          <Icon name="x" />
        </IconButton>
      </div>
      {user ? <Greeting user={user} /> : null}
      <nav aria-label="Main">
        {navLinks(user).map((link) => (
          <NavItem key={link.label} link={link} hasIcon />
        ))}
        <SessionItem user={user} />
      </nav>
      <div className={styles.foot}>
        <ThemeSwitch />
      </div>
    </div>
  );
}

function Greeting({ user }: { readonly user: User }) {
  return (
    <div className={classNames(styles.greeting, 'row')}>
      <Avatar firstName={user.firstName} lastName={user.lastName} pictureUrl={user.profilePicture} size="large" />
      <p>
        <b className="serif">Welcome, {user.firstName}</b>
        <br />
        <span className="meta">{user.email}</span>
      </p>
    </div>
  );
}

function SessionItem({ user }: { readonly user: User | null }) {
  const { logoutMutation } = useAuth();
  if (!user) {
    return (
      <Link to={paths.auth}>
        <Icon name="user" />
        Sign In
      </Link>
    );
  }
  return (
    <button type="button" onClick={() => logoutMutation.mutate()}>
      <Icon name="out" />
      Logout
    </button>
  );
}
