import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { IconButton } from '../ui/button/IconButton';
import { classNames } from '../ui/class-names';
import { Brand } from '../ui/layout/Brand';
import { Icon } from '../ui/layout/Icon';
import styles from './Drawer.module.css';
import { ThemeSwitch } from './ThemeSwitch';

interface DrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The menu on small screens: a drawer from the right. The native dialog element traps focus and closes on Escape. */
export function Drawer({ isOpen, onClose, children }: DrawerProps) {
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
      {isOpen ? (
        <div className={styles.content}>
          <div className={classNames(styles.head, 'row space-between')}>
            <Brand />
            <IconButton aria-label="Close menu" onClick={onClose}>
              <Icon name="x" />
            </IconButton>
          </div>
          {children}
          <div className={styles.foot}>
            <ThemeSwitch />
          </div>
        </div>
      ) : null}
    </dialog>
  );
}
