import { useId } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../button/IconButton';
import { classNames } from '../class-names';
import { Spinner } from '../layout/Spinner';
import type { MenuItem } from './menu-item';
import styles from './Menu.module.css';
import { useMenu } from './use-menu';

interface MenuProps {
  /** What it's for: 'More actions for Dawn Traverse'. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** While one of its actions is running: 'Publishing...'. */
  readonly busy?: string | false;
  /** It can't be opened now. The button keeps the focus. */
  readonly isDisabled?: boolean;
}

/**
 * A button with three dots that opens a menu, as the ARIA practices have it: arrows, Home, End and letters move, Enter and Space choose,
 * Escape closes it and gives the focus back, Tab closes it and goes on.
 */
export function Menu({ label, items, busy = false, isDisabled = busy !== false }: MenuProps) {
  const id = useId();
  const { isOpen, trigger, menu, triggerAttributes, menuAttributes, choose } = useMenu();
  return (
    <>
      <IconButton
        ref={trigger}
        className={styles.trigger}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-disabled={isDisabled || undefined}
        {...(isDisabled ? {} : triggerAttributes)}
      >
        {busy === false ? <Dots /> : <Spinner label={busy} />}
      </IconButton>
      {isOpen ? (
        <div ref={menu} id={id} role="menu" aria-label={label} className={styles.menu} {...menuAttributes}>
          {items.toSorted(endingLast).map((item) => (
            <Item key={item.label} item={item} onChoose={choose} />
          ))}
        </div>
      ) : null}
    </>
  );
}

function endingLast(one: MenuItem, other: MenuItem): number {
  return Number(one.endsIt ?? false) - Number(other.endsIt ?? false);
}

interface ItemProps {
  readonly item: MenuItem;
  readonly onChoose: (act?: () => void) => void;
}

function Item({ item: { label, does, endsIt, isDisabled = false }, onChoose }: ItemProps) {
  const shared = { role: 'menuitem', tabIndex: -1, className: classNames(styles.item, endsIt && styles.endsIt) };
  if (typeof does === 'function') {
    return (
      <button type="button" {...shared} disabled={isDisabled} onClick={() => onChoose(does)}>
        {label}
      </button>
    );
  }
  return (
    <Link {...shared} {...does} onClick={() => onChoose()}>
      {label}
    </Link>
  );
}

function Dots() {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} fill="currentColor" aria-hidden="true">
      <circle cx={5} cy={12} r={1.8} />
      <circle cx={12} cy={12} r={1.8} />
      <circle cx={19} cy={12} r={1.8} />
    </svg>
  );
}
