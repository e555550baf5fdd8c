import { Button, type ButtonLook, ButtonLink } from '../button/Button';
import styles from './MainAndMore.module.css';
import { Menu } from './Menu';
import type { MenuItem } from './menu-item';

/** The action that's running, by its label, and what it says meanwhile. */
export interface RunningAction {
  readonly label: string;
  readonly text: string;
}

interface MainAndMoreProps {
  /** The row's name, for screen readers, who may hear a button without its row: 'Dawn Traverse'. */
  readonly of: string;
  /** What people do most; null if nothing is. */
  readonly main: MenuItem | null;
  /** The rest. */
  readonly more: readonly MenuItem[];
  readonly kind?: ButtonLook['kind'];
  /** Of this row. */
  readonly running?: RunningAction | null;
  /** One of some row is running. */
  readonly isDisabled?: boolean;
}

/** What can be done with a row, or with what a page is about: one main action, and a menu of the others. A single other one needs no menu. */
export function MainAndMore({ main, more, running = null, ...row }: MainAndMoreProps) {
  const [only, ...others] = more;
  const isSingle = only !== undefined && others.length === 0;
  const busyOf = ({ label }: MenuItem) => running !== null && running.label === label && running.text;
  const isInMenu = running !== null && running.label !== main?.label;
  return (
    <span className={styles.actions}>
      {main === null ? null : <Action {...row} item={main} busy={busyOf(main)} />}
      {isSingle ? <Action {...row} kind={main === null ? row.kind : 'ghost'} item={only} busy={busyOf(only)} /> : null}
      {others.length === 0 ? null : (
        <Menu
          label={`More actions for ${row.of}`}
          items={more}
          busy={isInMenu && running.text}
          isDisabled={row.isDisabled ?? false}
        />
      )}
    </span>
  );
}

interface ActionProps extends Pick<MainAndMoreProps, 'of' | 'kind' | 'isDisabled'> {
  readonly item: MenuItem;
  readonly busy: string | false;
}

function Action({ of, kind = 'secondary', isDisabled = false, item: { label, does, endsIt }, busy }: ActionProps) {
  const shared = {
    kind,
    size: 'small',
    className: endsIt ? styles.endsIt : undefined,
    'aria-label': `${label} ${of}`,
  } as const;
  return typeof does === 'function' ? (
    <Button {...shared} busy={busy} disabled={isDisabled} onClick={does}>
      {label}
    </Button>
  ) : (
    <ButtonLink {...shared} {...does}>
      {label}
    </ButtonLink>
  );
}
