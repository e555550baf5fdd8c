import { useInfiniteQuery } from '@tanstack/react-query';
import { auditLogQuery, type AuditEntry } from '../../data/logs';
import { useListAddress } from '../../ui/table/list-address';
import { Table } from '../../ui/table/Table';
import { instantText } from '../../ui/text/instant-text';
import { actorText, changeText, codeText, subjectText } from './log-labels';
import { ChoiceFilter, DayFilter, TextFilter } from './LogFilters';
import { LogList } from './LogList';
import styles from './Logs.module.css';

const names = ['person', 'action', 'subject', 'subjectId', 'from', 'to'] as const;

/** Who did what to what, and when. The filters are in the URL. */
export function AuditLog() {
  const { values, choose } = useListAddress(names);
  const query = useInfiniteQuery(auditLogQuery(chosen(values)));
  const first = query.data?.pages[0];
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <LogList
      query={query}
      count={entries.length}
      isFiltered={names.some((name) => values[name] !== '')}
      empty="Actions by admins, organizers and the system will appear here."
      filters={
        <div className={styles.filters}>
          <TextFilter
            label="Person"
            placeholder="Username, email or #ID"
            value={values.person}
            onChoose={(value) => choose('person', value)}
          />
          <ChoiceFilter
            label="Action"
            all="All actions"
            value={values.action}
            values={first?.actions ?? []}
            onChoose={(value) => choose('action', value)}
          />
          <ChoiceFilter
            label="Subject"
            all="Everything"
            value={values.subject}
            values={first?.subjects ?? []}
            onChoose={(value) => choose('subject', value)}
          />
          <TextFilter
            label="Subject ID"
            placeholder="41"
            value={values.subjectId}
            onChoose={(value) => choose('subjectId', value)}
          />
          <DayFilter label="From" value={values.from} onChoose={(value) => choose('from', value)} />
          <DayFilter label="To" value={values.to} onChoose={(value) => choose('to', value)} />
        </div>
      }
    >
      <AuditTable entries={entries} />
    </LogList>
  );
}

/** Only what was chosen, so that the address of the call stays short. */
function chosen<Name extends string>(values: Readonly<Record<Name, string>>): Partial<Record<Name, string>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as Partial<
    Record<Name, string>
  >;
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
