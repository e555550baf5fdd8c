import type { GateState } from '@ascendant/domain/organization/gate-device';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { gateDatesQuery, useRevokeGate, type Gate } from '../../data/gates';
import { allDatesText, whenText } from '../../fields/WorkDatePicks';
import { Button } from '../../ui/button/Button';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { showToast } from '../../ui/dialog/toast-store';
import { FieldError } from '../../ui/form/Field';
import { Badge } from '../../ui/layout/Badge';
import { PanelRow } from '../../ui/table/PanelRow';
import { datedInstantText } from '../../ui/text/instant-text';
import styles from './Gates.module.css';

const stateLabels: Readonly<Record<GateState, string>> = { active: 'Works', ended: 'Ended', revoked: 'Turned off' };

/** A phone that checks in by a link. */
export function GateRow({ gate }: { readonly gate: Gate }) {
  const [isAsked, setAsked] = useState(false);
  const revoke = useRevokeGate();
  const { name, state, endsAt, revokedAt, lastUsedAt } = gate;
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
          <GateDates gate={gate} />
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

/** The first dates of a link, and all of them on request. */
function GateDates({ gate }: { readonly gate: Gate }) {
  const { id, name, dates, dateCount, series } = gate;
  const [showsAll, setShowsAll] = useState(false);
  const { data: all, isError, isFetching, refetch } = useQuery({ ...gateDatesQuery(id), enabled: showsAll });
  const isOpen = showsAll && all !== undefined;
  const press = () => (showsAll && isError ? void refetch() : setShowsAll(!showsAll));
  return (
    <>
      {series.map((each) => (
        <span key={each.id} className={styles.date}>
          {allDatesText(each)}
        </span>
      ))}
      {(isOpen ? all : dates).map((date) => (
        <span key={date.id} className={styles.date}>
          {`${date.title}, ${whenText(date)}`}
        </span>
      ))}
      {showsAll && isError && !isOpen ? (
        <FieldError>We couldn’t load the other dates. Please try again.</FieldError>
      ) : null}
      {dateCount > dates.length ? (
        <Button
          kind="ghost"
          size="small"
          className={styles.all}
          busy={showsAll && !isOpen && isFetching && 'Loading...'}
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Show fewer' : `Show all ${dateCount}`} dates of ${name}`}
          onClick={press}
        >
          {isOpen ? 'Show fewer' : `Show all ${dateCount} dates`}
        </Button>
      ) : null}
    </>
  );
}
