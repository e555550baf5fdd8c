import { productName } from '@ascendant/domain/site/brand';
import { useState, type ReactNode } from 'react';
import { useAuth } from '../auth/AuthProvider';
import { Button } from '../ui/button/Button';
import { classNames } from '../ui/class-names';
import { Brand } from '../ui/layout/Brand';
import { Icon } from '../ui/layout/Icon';
import { version } from '../version';
import type { Area, Section } from './area';
import { AreaNav } from './AreaNav';
import styles from './AreaShell.module.css';
import { Drawer } from './Drawer';
import { ThemeSwitch } from './ThemeSwitch';

interface AreaShellProps {
  readonly area: Area;
  readonly current: Section | undefined;
  readonly children: ReactNode;
}

/** A sidebar with the area's sections beside the current one. On small screens it collapses into a menu. */
export function AreaShell({ area, current, children }: AreaShellProps) {
  const { user } = useAuth();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const greeting = <p className={styles.greeting}>{`Welcome back, ${user?.firstName ?? ''}`}</p>;
  const nav = <AreaNav area={area} current={current} />;
  const isVersionShown = area.showsVersion === true;
  const versionLine = isVersionShown && (
    <p className={classNames(styles.version, 'meta')}>{`${productName} ${version}`}</p>
  );
  return (
    <div className={styles.area}>
      <header className={styles.bar}>
        <Brand />
        <Button
          kind="ghost"
          square
          aria-label="Open menu"
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={() => setMenuOpen(true)}
        >
          <Icon name="menu" size="large" />
        </Button>
      </header>
      <aside className={styles.sidebar} aria-label="Sidebar">
        <div className={styles.inView}>
          <Brand />
          {greeting}
          {nav}
          <div className={styles.foot}>
            <ThemeSwitch isLabelSeen={false} />
            {versionLine}
          </div>
        </div>
      </aside>
      <Drawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)}>
        {greeting}
        {nav}
        {versionLine}
      </Drawer>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
