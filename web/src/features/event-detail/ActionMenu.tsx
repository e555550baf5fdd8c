import { useEffect, useRef, type ReactNode, type RefObject, type SyntheticEvent, type ToggleEvent } from 'react';
import { buttonClass } from '../../ui/button/Button';
import { Icon } from '../../ui/layout/Icon';
import type { IconName } from '../../ui/layout/icon-shapes';
import styles from './ActionMenu.module.css';

interface ActionMenuProps {
  readonly icon: IconName;
  readonly label: string;
  /** List items, each with a link or a button. */
  readonly children: ReactNode;
}

/** A button that opens a list of ways to do something. Choosing one, Escape and a press beside it close it. */
export function ActionMenu({ icon, label, children }: ActionMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = ({ target }: SyntheticEvent) => {
    if (menu.current && target instanceof Element && target.closest('a, button')) menu.current.open = false;
  };
  useClosing(menu);
  return (
    <details ref={menu} className={styles.menu} onToggle={showWhole}>
      <summary className={buttonClass({ size: 'small' })}>
        <Icon name={icon} size="small" />
        <span>{label}</span>
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links and buttons in it are pressed, by keyboard too */}
      <ul onClick={close}>{children}</ul>
    </details>
  );
}

/** On a phone the list would begin behind the bar at the bottom. */
function showWhole({ currentTarget: menu }: ToggleEvent<HTMLDetailsElement>): void {
  if (menu.open) menu.querySelector('ul')?.scrollIntoView({ block: 'nearest' });
}

function useClosing(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (menu.current?.open && target instanceof Node && !menu.current.contains(target)) menu.current.open = false;
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [menu]);
}
