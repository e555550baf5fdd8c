import { useInfiniteQuery } from '@tanstack/react-query';
import { auditLogQuery, type AuditEntry } from '../../data/logs';
import { useListAddress } from '../../ui/table/list-address';
import { Table } from '../../ui/table/Table';
import { instantText } from '../../ui/text/instant-text';
import { chosen } from './chosen';
import { actorText, changeText, codeText, subjectText } from './log-labels';
import { LogList } from './LogList';
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
      filters={[
        { name: 'person', label: 'Person', placeholder: 'Username, email or #ID' },
        { name: 'action', label: 'Action', all: 'All actions', options: first?.actions },
        { name: 'subject', label: 'Subject', all: 'Everything', options: first?.subjects },
        { name: 'subjectId', label: 'Subject ID', placeholder: '41' },
      ]}
    >
      <AuditTable entries={entries} />
    </LogList>
  );
}

function AuditTable({ entries }: { readonly entries: readonly AuditEntry[] }) {
  return (
    <Table folds>
      <caption className="visually-hidden">The audit log, newest first</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">Subject</th>
          <th scope="col">Changes</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td>
              <b>{codeText(entry.action)}</b>
            </td>
            <td data-label="When" className="numeric no-wrap">
              <time dateTime={entry.at}>{instantText(entry.at)}</time>
            </td>
            <td data-label="Who">
              <span>
                <span>{actorText(entry.actor)}</span>
                {entry.actor === null ? null : <span className="meta">{` ${entry.role}`}</span>}
              </span>
            </td>
            <td data-label="Subject" className="numeric">
              {subjectText(entry.subject)}
            </td>
            <td data-label="Changes">
              <span className={styles.changes}>
                {entry.changes.length === 0
                  ? '–'
                  : entry.changes.map((change) => <Change key={change.field} text={changeText(change)} />)}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

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
