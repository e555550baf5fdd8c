import { usePageHead } from '../head/use-page-head';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button/Button';
import { classNames } from '../ui/class-names';
import styles from './NotFoundPage.module.css';

/** The page for any path the site doesn't have (specification 1, section 2 (Route table)). */
export function NotFoundPage() {
  usePageHead({ title: '404 Page Not Found', isPrivate: true });
  return (
    <main className={classNames(styles.page, 'on-night')}>
      <img src="/pictures/not-found.svg" alt="" width={1560} height={675} />
      <div className={classNames(styles.content, 'container')}>
        <h1>404 Page Not Found</h1>
        <p className={classNames(styles.lede, 'lede')}>
          We can’t find this page. It may have moved, or the link may be incomplete.
        </p>
        <p className={classNames(styles.actions, 'row wrap')}>
          <ButtonLink kind="primary" to={paths.browse}>
            Browse Events
          </ButtonLink>
          <ButtonLink to={paths.home}>Return to Home</ButtonLink>
          <ButtonLink to={paths.help}>Help</ButtonLink>
        </p>
        <p className={styles.small}>Was the page added to the router?</p>
      </div>
    </main>
  );
}
