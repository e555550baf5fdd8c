import { unlimitedUses } from '@ascendant/domain/pricing/discount';
import { discountCodeStateLabel, usesTaken } from '@ascendant/domain/pricing/discount-code';
import type { DiscountCode } from '../../data/discount-codes';
import { Button } from '../../ui/button/Button';
import { ShareBar } from '../../ui/chart/ShareBar';
import { classNames } from '../../ui/class-names';
import { StatusBadge } from '../../ui/layout/Badge';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { dayText } from '../../ui/text/day-text';
import { dayAndTime } from '../../ui/text/time-text';
import { amountText, heldText, usesText } from './discount-text';
import styles from './DiscountTable.module.css';

interface DiscountTableProps {
  readonly codes: readonly DiscountCode[];
  readonly isAdmin: boolean;
  /** The code that's being deactivated or activated; null for none. */
  readonly busyId: number | null;
  readonly onEdit: (code: DiscountCode) => void;
  readonly onToggle: (code: DiscountCode) => void;
}

/** Discount codes in rows; blocks on a phone. */
export function DiscountTable({ codes, isAdmin, busyId, onEdit, onToggle }: DiscountTableProps) {
  const columns: readonly Column<DiscountCode>[] = [
    { label: 'Code', className: styles.code, render: ({ code }) => code },
    { label: 'Event', className: styles.event, render: eventCell },
    { label: 'Amount', isRight: true, className: classNames(styles.amount, 'numeric no-wrap'), render: amountCell },
    { label: 'Used', className: styles.used, render: (code) => <Uses code={code} /> },
    {
      label: 'Valid until',
      className: classNames(styles.until, 'numeric no-wrap'),
      render: ({ validUntil }) =>
        validUntil === null ? <span className="meta">no end date</span> : <Until day={validUntil} />,
    },
    {
      label: 'Status',
      className: styles.state,
      render: ({ state }) => <StatusBadge {...discountCodeStateLabel(state)} />,
    },
    {
      label: 'Actions',
      isAction: true,
      className: styles.actions,
      render: (code) => (
        <Actions
          code={code}
          isOthers={code.borneBy === 'site' && !isAdmin}
          busy={busyId === code.id}
          onEdit={onEdit}
          onToggle={onToggle}
        />
      ),
    },
  ];
  return (
    <div className="scroller">
      <DataTable caption="All codes" columns={columns} rows={codes} className={styles.codes} onPhone="own" />
    </div>
  );
}

function eventCell(code: DiscountCode) {
  const { eventTitle, hasOtherDates, covers } = code;
  if (!hasOtherDates) return eventTitle;
  return (
    <>
      <span>{eventTitle}</span>{' '}
      <span className="meta no-wrap">{covers === 'series' ? 'all dates' : `only ${dayAndTime(code, 'short')}`}</span>
    </>
  );
}

function amountCell(code: DiscountCode) {
  if (code.borneBy === 'organizer') return amountText(code);
  return (
    <>
      <span>{amountText(code)}</span>
      <span className={classNames(styles.held, 'meta')}>the site pays</span>
    </>
  );
}

function Until({ day }: { readonly day: string }) {
  return (
    <>
      <span className={styles.word}>until </span>
      <span>{dayText(day, 'short')}</span>
    </>
  );
}

function Uses({ code }: { readonly code: DiscountCode }) {
  const isLimited = code.usageLimit !== unlimitedUses;
  return (
    <span className="numeric no-wrap">
      {isLimited ? <ShareBar share={usesTaken(code) / code.usageLimit} width={64} /> : null}
      <span>{usesText(code)}</span>
      {code.usesHeld > 0 ? <span className={classNames(styles.held, 'meta')}>{heldText(code)}</span> : null}
    </span>
  );
}

interface ActionsProps extends Pick<DiscountTableProps, 'onEdit' | 'onToggle'> {
  readonly code: DiscountCode;
  /** The site pays for it, and an organizer looks at it: they can only deactivate it. */
  readonly isOthers: boolean;
  readonly busy: boolean;
}

function Actions({ code, isOthers, busy, onEdit, onToggle }: ActionsProps) {
  const toggle = code.isActive ? 'Deactivate' : 'Activate';
  if (isOthers && !code.isActive) return null;
  return (
    <span className={styles.buttons}>
      {isOthers ? null : (
        <Button kind="ghost" size="small" aria-label={`Edit ${code.code}`} onClick={() => onEdit(code)}>
          Edit
        </Button>
      )}
      <Button
        kind="ghost"
        size="small"
        className={code.isActive ? styles.ends : undefined}
        aria-label={`${toggle} ${code.code}`}
        disabled={busy}
        onClick={() => onToggle(code)}
      >
        {toggle}
      </Button>
    </span>
  );
}
