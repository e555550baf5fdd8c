import { unlimitedUses } from '@ascendant/domain/pricing/discount';
import { discountCodeStateLabel, usesTaken } from '@ascendant/domain/pricing/discount-code';
import type { DiscountCode } from '../../data/discount-codes';
import { Button } from '../../ui/button/Button';
import { ShareBar } from '../../ui/chart/ShareBar';
import { classNames } from '../../ui/class-names';
import { StatusBadge } from '../../ui/layout/StatusBadge';
import { Table } from '../../ui/table/Table';
import { dayText } from '../../ui/text/day-text';
import { amountText, heldText, usesText } from './discount-text';
import styles from './DiscountTable.module.css';

interface DiscountTableProps {
  readonly codes: readonly DiscountCode[];
  /** The code that's being deactivated or activated; null for none. */
  readonly busyId: number | null;
  readonly onEdit: (code: DiscountCode) => void;
  readonly onToggle: (code: DiscountCode) => void;
}

/** Discount codes in rows; blocks on a phone. */
export function DiscountTable({ codes, busyId, onEdit, onToggle }: DiscountTableProps) {
  return (
    <div className="scroller">
      <Table className={styles.codes}>
        <caption className="visually-hidden">All codes</caption>
        <thead>
          <tr>
            <th scope="col">Code</th>
            <th scope="col">Event</th>
            <th scope="col" className="align-right">
              Amount
            </th>
            <th scope="col">Used</th>
            <th scope="col">Valid until</th>
            <th scope="col">Status</th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {codes.map((code) => (
            <tr key={code.id}>
              <th scope="row" className={styles.code}>
                {code.code}
              </th>
              <td className={styles.event}>{code.eventTitle}</td>
              <td className={classNames(styles.amount, 'align-right numeric no-wrap')}>{amountText(code)}</td>
              <td className={styles.used}>
                <Uses code={code} />
              </td>
              <td className={classNames(styles.until, 'numeric no-wrap')}>
                {code.validUntil === null ? <span className="meta">no end date</span> : <Until day={code.validUntil} />}
              </td>
              <td className={styles.state}>
                <StatusBadge {...discountCodeStateLabel(code.state)} />
              </td>
              <td className={styles.actions}>
                <Actions code={code} busy={busyId === code.id} onEdit={onEdit} onToggle={onToggle} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
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
  readonly busy: boolean;
}

function Actions({ code, busy, onEdit, onToggle }: ActionsProps) {
  const toggle = code.isActive ? 'Deactivate' : 'Activate';
  return (
    <span className={styles.buttons}>
      <Button kind="ghost" size="small" aria-label={`Edit ${code.code}`} onClick={() => onEdit(code)}>
        Edit
      </Button>
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
