import type { User } from '@ascendant/contract/account';
import { deletionWaitDays } from '@ascendant/domain/person/account-deletion';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { Button } from '../../ui/button/Button';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import { Panel } from '../../ui/layout/Panel';
import { PendingDeletion } from './PendingDeletion';
import styles from './YourDataCard.module.css';

const DeleteAccountDialog = lazyDialog(async () => (await import('./DeleteAccountDialog')).DeleteAccountDialog);
const ExportDialog = lazyDialog(async () => (await import('./ExportDialog')).ExportDialog);

/** 'Your data': take it with you, or have it deleted with the account. For every role's account page. */
export function YourDataCard({ user }: { readonly user: User }) {
  const [asked, setAsked] = useState<'export' | 'deletion' | null>(null);
  const close = () => setAsked(null);
  return (
    <Panel title="Your data">
      <div className={styles.rights}>
        <div className={styles.right}>
          <p>
            Download everything we store about you, as a page to read and as JSON.{' '}
            <Link to={paths.privacy}>What we store</Link>
          </p>
          <Button size="small" onClick={() => setAsked('export')}>
            Download my data
          </Button>
        </div>
        {user.deletionDueAt === null ? (
          <div className={styles.right}>
            <p>Delete your account. You have {deletionWaitDays} days to change your mind.</p>
            <Button kind="danger" size="small" onClick={() => setAsked('deletion')}>
              Delete my account
            </Button>
          </div>
        ) : (
          <PendingDeletion dueAt={user.deletionDueAt} />
        )}
      </div>
      {asked === 'export' ? <ExportDialog onClose={close} /> : null}
      {asked === 'deletion' ? <DeleteAccountDialog onClose={close} /> : null}
    </Panel>
  );
}
