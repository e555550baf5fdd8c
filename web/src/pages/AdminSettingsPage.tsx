import { Link } from 'react-router';
import { PlatformSettings } from '../features/settings/PlatformSettings';
import { paths } from '../paths';
import { AreaHead } from '../shell/AreaHead';
import { Icon } from '../ui/layout/Icon';
import styles from './AdminSettingsPage.module.css';

/** /admin/settings: categories, event features, and a form that creates users. */
export function AdminSettingsPage() {
  return (
    <>
      <Link className={styles.back} to={paths.admin}>
        <Icon name="left" size="small" />
        Dashboard
      </Link>
      <AreaHead title="Platform Settings" />
      <PlatformSettings />
    </>
  );
}
