import type { PersonPage } from '../../data/lookup';
import { StatusBadge } from '../../ui/layout/StatusBadge';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { datedInstantText } from '../../ui/text/instant-text';
import { codeText, mailStateLabel } from './lookup-labels';

type Email = PersonPage['emails'][number];

const columns: readonly Column<Email>[] = [
  {
    label: 'Email',
    render: ({ subject, kind }) => (
      <span>
        <b>{subject === '' ? codeText(kind) : subject}</b>
      </span>
    ),
  },
  { label: 'Why', render: ({ why, kind }) => (why === '' ? codeText(kind) : why) },
  { label: 'State', render: ({ state }) => <StatusBadge {...mailStateLabel(state)} /> },
  {
    label: 'When',
    className: 'no-wrap numeric',
    render: ({ sentAt, createdAt }) => datedInstantText(sentAt ?? createdAt),
  },
];

/** The emails to a person with why they went out, the latest first. */
export function PersonEmails({ emails }: { readonly emails: readonly Email[] }) {
  return <DataTable caption="Emails, newest first" columns={columns} rows={emails} />;
}
