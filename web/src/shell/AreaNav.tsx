import { Link } from 'react-router';
import { paths } from '../paths';
import { Icon } from '../ui/layout/Icon';
import type { Area, Section } from './area';
import styles from './AreaNav.module.css';
import { LogoutItem } from './LogoutItem';

interface AreaNavProps {
  readonly area: Area;
  readonly current: Section | undefined;
}

/** An area's sections, with Logout at the end. */
export function AreaNav({ area, current }: AreaNavProps) {
  const { sections, more = [] } = area;
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
      {more.length > 0 ? (
        <div className={styles.more}>
          {more.map((section) => (
            <SectionLink key={section.path} section={section} isCurrent={section === current} />
          ))}
        </div>
      ) : null}
      <LogoutItem />
    </nav>
  );
}

function SectionLink({ section, isCurrent }: { readonly section: Section; readonly isCurrent: boolean }) {
  const { label, path, icon, Count } = section;
  return (
    <Link to={path} {...(isCurrent ? { 'aria-current': 'page' as const } : {})}>
      <Icon name={icon} />
      <span>{label}</span>
      {Count ? <Count /> : null}
    </Link>
  );
}
