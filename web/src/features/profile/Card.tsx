import type { ReactNode } from 'react';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/layout/Icon';
import { Facts as FactList } from '../../ui/table/Facts';
import styles from './Card.module.css';

interface CardProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One panel of the profile. */
export function Card({ title, action, children }: CardProps) {
  return (
    <section className="panel" aria-label={title}>
      <div className="panel-heading">
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

interface EditButtonProps {
  readonly isEditing: boolean;
  /** What is edited, for screen readers. */
  readonly what: string;
  readonly onToggle: () => void;
}

/** 'Edit' that becomes 'Cancel'. */
export function EditButton({ isEditing, what, onToggle }: EditButtonProps) {
  return (
    <Button size="small" onClick={onToggle} aria-label={`${isEditing ? 'Cancel' : 'Edit'} ${what}`}>
      {isEditing ? null : <Icon name="edit" size="small" />}
      <span>{isEditing ? 'Cancel' : 'Edit'}</span>
    </Button>
  );
}

/** Labels and values; a missing value reads 'Not given'. */
export function Facts({ facts }: { readonly facts: readonly (readonly [label: string, value: string | null])[] }) {
  return (
    <FactList className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || <span className="faint">Not given</span>}</dd>
        </div>
      ))}
    </FactList>
  );
}
