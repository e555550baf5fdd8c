import { NavLink } from 'react-router';
import { classNames } from '../ui/class-names';
import tabsStyles from '../ui/Tabs.module.css';
import styles from './SectionNav.module.css';

interface SectionNavProps {
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

/** Links to the sections of an area, styled as tabs. */
export function SectionNav({ label, links }: SectionNavProps) {
  return (
    <nav className={classNames(tabsStyles.tabs, styles.nav)} aria-label={label}>
      {links.map((link) => (
        <NavLink key={link.to} to={link.to} end>
          {link.label}
        </NavLink>
      ))}
    </nav>
  );
}
