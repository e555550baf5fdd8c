import type { ReactNode } from 'react';
import { usePageHead, usePageTitle } from '../head/use-page-head';
import { classNames } from '../ui/class-names';
import styles from './TextPage.module.css';

interface TextPageProps {
  /** The title of the page's record by default. */
  readonly title?: string;
  /** One sentence about the page; search engines show it too. */
  readonly lede: string;
  readonly children: ReactNode;
}

/** A page of text, such as the terms. */
export function TextPage({ title: own, lede, children }: TextPageProps) {
  const recorded = usePageTitle();
  const title = own ?? recorded;
  usePageHead({ title, description: lede });
  return (
    <main className={classNames(styles.page, 'container')}>
      <h1>{title}</h1>
      <p className={classNames(styles.lede, 'lede')}>{lede}</p>
      <div className={classNames(styles.text, 'prose')}>{children}</div>
    </main>
  );
}
