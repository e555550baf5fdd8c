import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { auditLogQuery, type AuditEntry } from '../../data/logs';
import { paths } from '../../paths';
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
  const { subject, subjectId } = address.values;
  const only = subjectId === '' ? null : `${codeText(subject)} ${subjectId}`.trim();
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <LogList
      query={query}
      count={entries.length}
      empty="Actions by admins, organizers and the system will appear here."
      address={address}
      views={views}
      only={only}
      filters={[
        { name: 'person', label: 'Person', placeholder: 'Username, email or #ID', isSearch: true },
        { name: 'action', label: 'Action', all: 'All actions', options: first?.actions },
        { name: 'subject', label: 'Subject', all: 'Everything', options: first?.subjects },
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
  { label: 'Subject', render: ({ subject }) => (subject === null ? '–' : <Subject subject={subject} />) },
  {
    label: 'Changes',
    render: ({ changes }) => (
      <span className={styles.changes}>
        {changes.length === 0 ? '–' : changes.map((change) => <Change key={change.field} {...change} />)}
      </span>
    ),
  },
];

/** Characters of a change that are shown before it's opened: about three lines. */
const shownAtFirst = 160;

/** What an entry is about, which opens, and everything else that was done about it. */
function Subject({ subject }: { readonly subject: NonNullable<AuditEntry['subject']> }) {
  const { type, id, name, eventId } = subject;
  const page = pageOf(subject);
  const text = subjectText(subject);
  return (
    <span className={styles.changes}>
      {page === null ? (
        <span>{text}</span>
      ) : (
        <Link className="link" to={page}>
          {text}
        </Link>
      )}
      {name === null || type === 'event' ? null : (
        <span className="meta">{eventId === null ? codeText(type) : 'Booking'}</span>
      )}
      {id === null ? null : (
        <Link className="link meta" to={paths.adminAuditOf(type, id)} aria-label={`Only this: ${text}`}>
          Only this
        </Link>
      )}
    </span>
  );
}

/** Where the thing itself is; null if it's gone, or has no page. */
function pageOf({ type, id, name, eventId }: NonNullable<AuditEntry['subject']>): string | null {
  if (eventId !== null) return type === 'event' ? paths.editEvent('admin', eventId) : paths.eventBookings(eventId);
  if (id === null || name === null) return null;
  return type === 'user' ? paths.adminPerson(id) : null;
}

/** Pages of what a look-up found, by the field that has its ids. */
const foundPages: Readonly<Record<string, (id: string) => string>> = {
  payments: paths.adminPayment,
  people: paths.adminPerson,
};

function Change(change: AuditEntry['changes'][number]) {
  const pageOfFound = foundPages[change.field];
  if (pageOfFound === undefined || change.after === '') return <ChangeText text={changeText(change)} />;
  return (
    <span className="row wrap">
      <span>{`${codeText(change.field).toLowerCase()}:`}</span>
      {change.after.split(', ').map((id) => (
        <Link key={id} className="link" to={pageOfFound(id)}>
          {`#${id}`}
        </Link>
      ))}
    </span>
  );
}

function ChangeText({ text }: { readonly text: string }) {
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
