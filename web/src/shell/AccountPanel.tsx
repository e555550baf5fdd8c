import type { User } from '@ascendant/contract/account';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import styles from './AccountPanel.module.css';
import { LogoutItem } from './LogoutItem';
import { menuLinks } from './nav-links';
import { NavItem } from './NavItem';
import { ThemeSwitch } from './ThemeSwitch';

interface AccountPanelProps {
  readonly user: User;
  /** When a link in it was followed. */
  readonly onLeave: () => void;
}

/** What's in the account menu: who's signed in, their own pages, what they saved, help, the appearance, and the way out. */
export function AccountPanel({ user, onLeave }: AccountPanelProps) {
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
