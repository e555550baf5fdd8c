import { memberRoleNames } from '@ascendant/domain/organization/members';
import { errorSentence } from '../../api/api-error';
import { useInvite, useWithdrawInvitation, type Invitation } from '../../data/team';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { Badge } from '../../ui/layout/Badge';
import { Panel } from '../../ui/layout/Panel';
import { PanelRow } from '../../ui/table/PanelRow';
import { datedInstantText } from '../../ui/text/instant-text';
import styles from './Team.module.css';

/** Invitations that no one has accepted. */
export function OpenInvitations({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const withdraw = useWithdrawInvitation();
  const again = useInvite();
  const failed = (title: string) => (error: Error) =>
    showToast({ title, description: errorSentence(error), tone: 'bad' });
  return (
    <Panel title="Invitations">
      <ul className={styles.rows}>
        {invitations.map(({ id, email, role, expiresAt, isExpired }) => (
          <PanelRow
            key={id}
            name={email}
            badge={<Badge tone="outlined">{memberRoleNames[role]}</Badge>}
            meta={isExpired ? `Expired ${datedInstantText(expiresAt)}` : `Valid until ${datedInstantText(expiresAt)}`}
          >
            <div className={styles.actions}>
              <Button
                size="small"
                aria-label={`Send ${email} another invitation`}
                busy={again.isPending && again.variables.email === email && 'Sending...'}
                onClick={() =>
                  again.mutate(
                    { email, role },
                    {
                      onSuccess: () =>
                        showToast({ title: 'Invitation sent', description: 'The earlier link no longer works.' }),
                      onError: failed('Couldn’t send it'),
                    },
                  )
                }
              >
                Send again
              </Button>
              <Button
                kind="ghost"
                size="small"
                aria-label={`Withdraw the invitation of ${email}`}
                busy={withdraw.isPending && withdraw.variables === id && 'Withdrawing...'}
                onClick={() =>
                  withdraw.mutate(id, {
                    onSuccess: () => showToast({ title: 'Invitation withdrawn' }),
                    onError: failed('Couldn’t withdraw it'),
                  })
                }
              >
                Withdraw
              </Button>
            </div>
          </PanelRow>
        ))}
      </ul>
    </Panel>
  );
}
