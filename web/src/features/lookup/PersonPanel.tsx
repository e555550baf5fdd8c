import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/layout/EmptyState';
import { Panel } from '../../ui/layout/Panel';

interface PersonPanelProps {
  readonly title: string;
  /** What will be here; false if something is. */
  readonly empty: string | false;
  readonly children: ReactNode;
}

/** One list on a person's page. */
export function PersonPanel({ title, empty, children }: PersonPanelProps) {
  return <Panel title={title}>{empty === false ? children : <EmptyState title="None" text={empty} level={3} />}</Panel>;
}
