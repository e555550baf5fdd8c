import type { ReactNode } from 'react';
import { usePageHead } from '../head/use-page-head';
import styles from './AreaHead.module.css';

interface AreaHeadProps {
  /** The heading, and the title of the page. */
  readonly title: string;
  /** The page's main actions, beside the heading. */
  readonly children?: ReactNode;
}

/** The heading of a section, with its actions. It sets the page's title too. */
export function AreaHead({ title, children }: AreaHeadProps) {
  usePageHead({ title, isPrivate: true });
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
