import type { User } from '@ascendant/contract/account';
import { useRef, useState } from 'react';
import { Avatar } from '../ui/layout/Avatar';
import { Icon } from '../ui/layout/Icon';
import styles from './AccountMenu.module.css';
import { AccountPanel } from './AccountPanel';

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
