import { lockReason, type FieldLock, type LockedGroup } from '@ascendant/domain/event/form/locked-fields';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/layout/Icon';
import { Note } from '../../ui/layout/Note';
import styles from './LockedFields.module.css';

interface LockedFieldsProps {
  readonly locked: readonly FieldLock[];
  readonly group: LockedGroup;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Fields that may be locked: if they are, they're disabled, and the reason is above them. */
export function LockedFields({ locked, group, className, children }: LockedFieldsProps) {
  const reason = lockReason(locked, group);
  return (
    <fieldset disabled={reason !== null} className={className}>
      {reason === null ? null : (
        <Note className={styles.reason}>
          <Icon name="lock" />
          <p>{reason}</p>
        </Note>
      )}
      {children}
    </fieldset>
  );
}
