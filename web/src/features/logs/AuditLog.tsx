import { useInfiniteQuery } from '@tanstack/react-query';
import { auditLogQuery, type AuditEntry } from '../../data/logs';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { useListAddress } from '../../ui/table/list-address';
import { instantText } from '../../ui/text/instant-text';
import { actorText, changeText, codeText, subjectText } from './log-labels';
import { chosen, LogList } from './LogList';
import styles from './Logs.module.css';

const names = ['person', 'action', 'subject', 'subjectId', 'from', 'to'] as const;

/** Who did what to what, and when. The filters are in the URL. */
export function AuditLog() {
  const address = useListAddress(names);
  const query = useInfiniteQuery(auditLogQuery(chosen(address.values)));
  const first = query.data?.pages[0];
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <LogList
      query={query}
      count={entries.length}
      empty="Actions by admins, organizers and the system will appear here."
      address={address}
      views={views}
      filters={[
        { name: 'person', label: 'Person', placeholder: 'Username, email or #ID', isSearch: true },
        { name: 'action', label: 'Action', all: 'All actions', options: first?.actions },
        { name: 'subject', label: 'Subject', all: 'Everything', options: first?.subjects },
        { name: 'subjectId', label: 'Subject ID', placeholder: '41' },
      ]}
    >
      <DataTable caption="The audit log, newest first" columns={columns} rows={entries} focusesRows />
    </LogList>
  );
}

/** Whom someone searched for isn't saved, nor an ID that was typed. */
const views = { list: 'audit_log', names: ['action', 'subject', 'from', 'to'] } as const;

const columns: readonly Column<AuditEntry>[] = [
  { label: 'What', className: styles.what, render: ({ action }) => <b>{codeText(action)}</b> },
  { label: 'When', className: 'numeric no-wrap', render: ({ at }) => <time dateTime={at}>{instantText(at)}</time> },
  {
    label: 'Who',
    render: ({ actor, role }) => (
      <span>
        <span>{actorText(actor)}</span>
        {actor === null ? null : <span className="meta">{` ${role}`}</span>}
      </span>
    ),
  },
  { label: 'Subject', className: 'numeric', render: ({ subject }) => subjectText(subject) },
  {
    label: 'Changes',
    render: ({ changes }) => (
      <span className={styles.changes}>
        {changes.length === 0 ? '–' : changes.map((change) => <Change key={change.field} text={changeText(change)} />)}
      </span>
    ),
  },
];

/** Characters of a change that are shown before it's opened: about three lines. */
const shownAtFirst = 160;

function Change({ text }: { readonly text: string }) {
  if (text.length <= shownAtFirst) return <span>{text}</span>;
  return (
    <details className={styles.long}>
      <summary>
        <span className={styles.start}>{[...text].slice(0, shownAtFirst).join('')}…</span>{' '}
        <span className={styles.less}>Less</span>
      </summary>
      <span>{text}</span>
    </details>
  );
}
