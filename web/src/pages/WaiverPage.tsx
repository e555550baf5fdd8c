import { useLocation } from 'react-router';
import { CentredSpinner } from '../auth/CentredSpinner';
import { Waiver } from '../features/waiver/Waiver';
import { usePageHead } from '../head/use-page-head';
import { waiverToken } from '../storage/waiver-token';
import { classNames } from '../ui/class-names';
import { useHydrated } from '../ui/late/use-hydrated';
import styles from './WaiverPage.module.css';

/** /waiver: signs the waiver of a booking, without signing in. The link's secret is behind the #, which browsers don't send. */
export function WaiverPage() {
  usePageHead({ title: 'Waiver', isPrivate: true });
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  return (
    <main className={classNames(styles.page, 'container')}>
      {isHydrated ? <Waiver token={waiverToken(hash)} /> : <CentredSpinner label="Loading the waiver" />}
    </main>
  );
}
