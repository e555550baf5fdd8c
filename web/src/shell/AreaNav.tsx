import { Link } from 'react-router';
import { paths } from '../paths';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/layout/Icon';
import type { Area, Section } from './area';
import styles from './AreaNav.module.css';
import { LogoutItem } from './LogoutItem';

/** An area's sections, with Logout at the end. */
export function AreaNav({ area, current }: { readonly area: Area; readonly current: Section | undefined }) {
  const { sections, groups = [] } = area;
  return (
    <nav aria-label={area.label}>
      {area.hasHomeLink ? (
        <Link to={paths.home}>
          <Icon name="grip" />
          Home
        </Link>
      ) : null}
      {sections.map((section) => (
        <SectionLink key={section.path} section={section} isCurrent={section === current} />
      ))}
      {groups.map((group) => (
        <section key={group.label} className={styles.group} aria-label={group.label}>
          <p className={classNames(styles.label, 'meta')} aria-hidden="true">
            {group.label}
          </p>
          {group.sections.map((section) => (
            <SectionLink key={section.path} section={section} isCurrent={section === current} />
          ))}
        </section>
      ))}
      <LogoutItem />
    </nav>
  );
}

/** On a low screen the sidebar scrolls, and the last sections are out of sight. */
function scrollToLink(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: 'nearest' });
}

function SectionLink({ section, isCurrent }: { readonly section: Section; readonly isCurrent: boolean }) {
  const { label, path, icon, Count } = section;
  return (
    <Link to={path} {...(isCurrent ? { 'aria-current': 'page' as const, ref: scrollToLink } : {})}>
      <Icon name={icon} />
      <span>{label}</span>
      {Count ? <Count /> : null}
    </Link>
  );
}
