import { useRef, type ReactNode, type SyntheticEvent } from 'react';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icon-shapes';
import styles from './ActionMenu.module.css';

interface ActionMenuProps {
  readonly icon: IconName;
  readonly label: string;
  /** List items, each with a link or a button. */
  readonly children: ReactNode;
}

/** A button that opens a list of ways to do something. Choosing one closes it. */
export function ActionMenu({ icon, label, children }: ActionMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = ({ target }: SyntheticEvent) => {
    if (menu.current && target instanceof Element && target.closest('a, button')) menu.current.open = false;
  };
  return (
    <details ref={menu} className={styles.menu}>
      <summary className={buttonClass({ size: 'small' })}>
        <Icon name={icon} size="small" />
        {label}
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links and buttons in it are pressed, by keyboard too */}
      <ul onClick={close}>{children}</ul>
    </details>
  );
}
