import type { GateState } from '@ascendant/domain/organization/gate-device';
import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { useRevokeGate, type Gate } from '../../data/gates';
import { whenText } from '../../fields/WorkDatePicks';
import { Button } from '../../ui/button/Button';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { showToast } from '../../ui/dialog/toast-store';
import { Badge } from '../../ui/layout/Badge';
import { PanelRow } from '../../ui/table/PanelRow';
import { datedInstantText } from '../../ui/text/instant-text';
import styles from './Gates.module.css';

const stateLabels: Readonly<Record<GateState, string>> = { active: 'Works', ended: 'Ended', revoked: 'Turned off' };

/** Dates of a link that are shown at first. */
const fewDates = 3;

/** A phone that checks in by a link. */
export function GateRow({ gate }: { readonly gate: Gate }) {
  const [isAsked, setAsked] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const revoke = useRevokeGate();
  const { name, state, endsAt, revokedAt, lastUsedAt, dates } = gate;
  const used = lastUsedAt === null ? 'not opened yet' : `last used ${datedInstantText(lastUsedAt)}`;
  return (
    <PanelRow
      name={name}
      badge={<Badge tone={state === 'active' ? 'good' : 'outlined'}>{stateLabels[state]}</Badge>}
      meta={
        <>
          <span>
            {state === 'revoked'
              ? `Turned off ${datedInstantText(revokedAt ?? endsAt)}, ${used}`
              : `Ends ${datedInstantText(endsAt)}, ${used}`}
          </span>
          {(showsAll ? dates : dates.slice(0, fewDates)).map((date) => (
            <span key={date.id} className={styles.date}>
              {`${date.title}, ${whenText(date)}`}
            </span>
          ))}
          {dates.length > fewDates ? (
            <Button
              kind="ghost"
              size="small"
              className={styles.all}
              aria-expanded={showsAll}
              aria-label={`${showsAll ? 'Show fewer' : `Show all ${dates.length}`} dates of ${name}`}
              onClick={() => setShowsAll(!showsAll)}
            >
              {showsAll ? 'Show fewer' : `Show all ${dates.length} dates`}
            </Button>
          ) : null}
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
        keepLabel="Cancel"
        busy={revoke.isPending}
        onConfirm={() =>
          revoke.mutate(gate.id, {
            onSuccess: () => showToast({ title: `${name} is off` }),
            onError: (error) =>
              showToast({ title: 'Couldn’t turn it off', description: errorSentence(error), tone: 'bad' }),
            onSettled: () => setAsked(false),
          })
        }
        onClose={() => setAsked(false)}
      >
        The phone is refused at once. Without a network, it goes on until it’s online again, or until the link ends.
      </ConfirmDialog>
    </PanelRow>
  );
}
