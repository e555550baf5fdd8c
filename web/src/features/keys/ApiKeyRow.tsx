import { keyScopeNames, type KeyState } from '@ascendant/domain/organization/api-key';
import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { useRevokeApiKey, type ApiKey } from '../../data/api-keys';
import { Button } from '../../ui/button/Button';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { showToast } from '../../ui/dialog/toast-store';
import { Badge } from '../../ui/layout/Badge';
import { PanelRow } from '../../ui/table/PanelRow';
import { datedInstantText } from '../../ui/text/instant-text';
import styles from './ApiKeys.module.css';

const stateLabels: Readonly<Record<KeyState, string>> = { active: 'Works', ended: 'Ended', revoked: 'Turned off' };

/** A key, what it includes, and who uses it. */
export function ApiKeyRow({ apiKey }: { readonly apiKey: ApiKey }) {
  const [isAsked, setAsked] = useState(false);
  const revoke = useRevokeApiKey();
  const { id, name, start, scopes, state } = apiKey;
  return (
    <PanelRow
      name={name}
      badge={<Badge tone={state === 'active' ? 'good' : 'outlined'}>{stateLabels[state]}</Badge>}
      meta={
        <>
          <span className={styles.line}>{`${start}…`}</span>
          <span className={styles.line}>{scopes.map((scope) => keyScopeNames[scope]).join(', ')}</span>
          {lifeOf(apiKey).map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </>
      }
    >
      {state === 'active' ? (
        <Button size="small" aria-label={`Turn off ${name}`} onClick={() => setAsked(true)}>
          Turn off
        </Button>
      ) : null}
      <ConfirmDialog
        open={isAsked}
        title={`Turn off ${name}?`}
        confirmLabel="Turn off"
        keep="Cancel"
        busy={revoke.isPending}
        onConfirm={() =>
          revoke.mutate(id, {
            onSuccess: () => showToast({ title: `${name} is off` }),
            onError: (error) =>
              showToast({ title: 'Couldn’t turn it off', description: errorSentence(error), tone: 'bad' }),
            onSettled: () => setAsked(false),
          })
        }
        onClose={() => setAsked(false)}
      >
        Programs that use it are refused at once, and it can’t be turned on again.
      </ConfirmDialog>
    </PanelRow>
  );
}

/** When it was made and by whom, until when it works, and when it was last used. */
function lifeOf({ madeBy, createdAt, state, endsAt, revokedAt, lastUsedAt }: ApiKey): readonly string[] {
  const end = endsAt === null ? [] : [`${state === 'ended' ? 'Ended' : 'Ends'} ${datedInstantText(endsAt)}`];
  return [
    `Made ${datedInstantText(createdAt)}${madeBy === null ? '' : ` by ${madeBy}`}`,
    ...(revokedAt === null ? end : [`Turned off ${datedInstantText(revokedAt)}`]),
    lastUsedAt === null ? 'Not used yet' : `Last used ${datedInstantText(lastUsedAt)}`,
  ];
}
