import type { Factors } from '@ascendant/contract/factor';
import { recoveryCodeCount } from '@ascendant/domain/person/account-limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { factorsQuery, useRemoveApp, useRenewRecoveryCodes } from '../../data/factors';
import { Button } from '../../ui/button/Button';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { Badge } from '../../ui/layout/Badge';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Panel } from '../../ui/layout/Panel';
import { Skeleton } from '../../ui/layout/Skeleton';
import { PanelRow, PanelRowWaiting } from '../../ui/table/PanelRow';
import { instantText } from '../../ui/text/instant-text';
import { PasskeyRows } from './PasskeyRows';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { RemoveFactorDialog } from './RemoveFactorDialog';
import styles from './SecondFactorCard.module.css';

const AppSetupDialog = lazyDialog(async () => (await import('./AppSetupDialog')).AppSetupDialog);

/** 'Two-step sign-in': what someone needs besides the password. For every role's account page. Source: rules FAC-01 to FAC-05. */
export function SecondFactorCard() {
  const { data: factors, isError, refetch } = useQuery(factorsQuery);
  const [newCodes, setNewCodes] = useState<readonly string[] | null>(null);
  return (
    <Panel title="Two-step sign-in">
      <p className="muted">With a second step, your password alone isn’t enough to sign in.</p>
      {isError ? (
        <ErrorState title="We couldn’t load this" level={3} onRetry={() => void refetch()} />
      ) : (
        <ul className={styles.factors} aria-busy={factors === undefined}>
          {factors === undefined ? <Waiting /> : <PasskeyRows factors={factors} onCodes={setNewCodes} />}
          {factors === undefined ? <Waiting /> : <AppRow factors={factors} onCodes={setNewCodes} />}
          {factors !== undefined && hasFactor(factors) ? <CodesRow factors={factors} onCodes={setNewCodes} /> : null}
        </ul>
      )}
      {newCodes === null ? null : <RecoveryCodesDialog codes={newCodes} onClose={() => setNewCodes(null)} />}
    </Panel>
  );
}

/** Takes the place of the rows that are coming, so that nothing below them moves. */
function Waiting() {
  return (
    <PanelRowWaiting>
      <Skeleton width={8} />
      <span className={styles.line} />
      <span className={styles.line} />
    </PanelRowWaiting>
  );
}

interface RowProps {
  readonly factors: Factors;
  /** New recovery codes, to be shown once. */
  readonly onCodes: (codes: readonly string[]) => void;
}

function hasFactor({ app, passkeys }: Factors): boolean {
  return app !== null || passkeys.length > 0;
}

function AppRow({ factors: { app, isRequired }, onCodes }: RowProps) {
  const [open, setOpen] = useState<'setup' | 'removal' | null>(null);
  const remove = useRemoveApp();
  const close = () => setOpen(null);
  const finish = (codes: readonly string[]) => {
    close();
    showToast({ title: 'Authenticator app added' });
    if (codes.length > 0) onCodes(codes);
  };
  const confirmRemoval = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        close();
        showToast({ title: 'Authenticator app removed' });
      },
      onError: (error) => showToast({ title: errorSentence(error), tone: 'bad' }),
    });
  return (
    <PanelRow
      name="Authenticator app"
      badge={app === null ? null : <Badge tone="good">On</Badge>}
      meta={app === null ? 'An app on your phone shows a code that you enter.' : `Added ${instantText(app.addedAt)}`}
    >
      {app === null ? (
        <Button kind="pine" size="small" onClick={() => setOpen('setup')}>
          Set up app
        </Button>
      ) : (
        <Button size="small" onClick={() => setOpen('removal')} aria-label="Remove authenticator app">
          Remove
        </Button>
      )}
      {open === 'setup' ? <AppSetupDialog onDone={finish} onClose={close} /> : null}
      {open === 'removal' ? (
        <RemoveFactorDialog
          name="authenticator app"
          isRequired={isRequired}
          isBusy={remove.isPending}
          onConfirm={confirmRemoval}
          onClose={close}
        />
      ) : null}
    </PanelRow>
  );
}

function CodesRow({ factors: { recoveryCodesLeft }, onCodes }: RowProps) {
  const renew = useRenewRecoveryCodes();
  const getNew = () =>
    renew.mutate(undefined, {
      onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
      onError: (error) => showToast({ title: errorSentence(error), tone: 'bad' }),
    });
  return (
    <PanelRow
      name="Recovery codes"
      badge={recoveryCodesLeft < 3 ? <Badge tone="fair">{`${recoveryCodesLeft} left`}</Badge> : null}
      meta={`${recoveryCodesLeft} of ${recoveryCodeCount} left. New codes replace the old ones.`}
    >
      <Button size="small" busy={renew.isPending && 'Getting codes...'} onClick={getNew}>
        Get new codes
      </Button>
    </PanelRow>
  );
}
