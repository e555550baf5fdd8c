import { useId, type ReactNode } from 'react';
import { EmptyState } from '../../ui/layout/EmptyState';

interface PersonPanelProps {
  readonly title: string;
  /** What will be here; false if something is. */
  readonly empty: string | false;
  readonly children: ReactNode;
}

/** One list on a person's page. */
export function PersonPanel({ title, empty, children }: PersonPanelProps) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-heading">
        <h2 id={id}>{title}</h2>
      </div>
      {empty === false ? children : <EmptyState title="None" text={empty} level={3} />}
    </section>
  );
}
