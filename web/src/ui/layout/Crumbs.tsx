import { Link } from 'react-router';
import styles from './Crumbs.module.css';

interface CrumbsProps {
  /** From the list down to the page above this one. */
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

/** Links to the pages above this one. */
export function Crumbs({ links }: CrumbsProps) {
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumb">
      <ol>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link className="link" to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
