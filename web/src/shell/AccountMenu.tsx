import type { User } from '@ascendant/contract/account';
import { useRef, useState, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { Avatar } from '../ui/layout/Avatar';
import { Icon } from '../ui/layout/Icon';
import styles from './AccountMenu.module.css';
import { LogoutItem } from './LogoutItem';
import { menuLinks } from './nav-links';
import { NavItem } from './NavItem';
import { ThemeSwitch } from './ThemeSwitch';

const menuId = 'account-menu';

/**
 * The avatar, and what's kept for this person in a menu. The browser's own popover takes Escape and a press beside it, and gives the
 * focus back.
 */
export function AccountMenu({ user }: { readonly user: User }) {
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={menuId} aria-label="Account menu">
        <Avatar firstName={user.firstName} lastName={user.lastName} pictureUrl={user.profilePicture} />
        <Icon name="down" size="small" />
      </button>
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        className={styles.menu}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen ? <AccountPanel user={user} onLeave={() => menu.current?.hidePopover()} /> : null}
      </div>
    </>
  );
}

interface AccountPanelProps {
  readonly user: User;
  /** When a link in it was followed. */
  readonly onLeave: () => void;
}

/** What's in the account menu: who's signed in, their own pages, what they saved, help, the appearance, and the way out. */
function AccountPanel({ user, onLeave }: AccountPanelProps) {
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (key !== openedAt) leave();
  }, [key, openedAt]);
  return (
    <>
      <p className={styles.person}>
        <b>{`${user.firstName} ${user.lastName}`}</b>
        <br />
        <span className="meta">{user.email}</span>
      </p>
      <nav className={styles.links} aria-label="Account">
        {menuLinks(user).map((link) => (
          <NavItem key={link.label} link={link} hasIcon />
        ))}
        <LogoutItem />
      </nav>
      <div className={styles.foot}>
        <ThemeSwitch />
      </div>
    </>
  );
}
