import { useInfiniteQuery } from '@tanstack/react-query';
import { errorLogQuery, type ErrorLog as Entry } from '../../data/logs';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { useListAddress } from '../../ui/table/list-address';
import { instantText } from '../../ui/text/instant-text';
import { chosen, LogList } from './LogList';
import styles from './Logs.module.css';

const names = ['q', 'type', 'status', 'from', 'to'] as const;

/** What a saved view keeps, besides a status that is one. */
const chosenNames = ['type', 'from', 'to'];

/** Requests that failed because of a bug. Search and filters are in the URL. */
export function ErrorLog() {
  const address = useListAddress(names);
  const { status: typed, ...others } = address.values;
  const status = /^[1-5]\d\d$/.test(typed) ? Number(typed) : undefined;
  const query = useInfiniteQuery(errorLogQuery({ ...chosen(others), status }));
  const errors = query.data?.pages.flatMap((page) => page.errors) ?? [];
  return (
    <LogList
      query={query}
      count={errors.length}
      empty="Requests that fail because of a bug will appear here for 30 days."
      address={address}
      views={{ list: 'error_log', names: status === undefined ? chosenNames : [...chosenNames, 'status'] }}
      filters={[
        { name: 'q', label: 'Search', placeholder: 'Request ID, message or endpoint', isSearch: true },
        { name: 'type', label: 'Type', all: 'All types', options: query.data?.pages[0]?.types },
        { name: 'status', label: 'Status', placeholder: '500' },
      ]}
    >
      <DataTable caption="The error log, newest first" columns={columns} rows={errors} focusesRows />
    </LogList>
  );
}

const columns: readonly Column<Entry>[] = [
  { label: 'Error', render: (error) => <ErrorCell error={error} /> },
  { label: 'When', className: 'numeric no-wrap', render: ({ at }) => <time dateTime={at}>{instantText(at)}</time> },
  { label: 'Endpoint', render: ({ method, endpoint }) => `${method ?? ''} ${endpoint ?? '–'}` },
  { label: 'Status', className: 'numeric', render: ({ status }) => status ?? '–' },
  { label: 'Request ID', className: 'numeric', render: ({ requestId }) => requestId ?? '–' },
];

function ErrorCell({ error }: { readonly error: Entry }) {
  const facts = [
    ['Account', error.userId === null ? 'Visitor' : `#${error.userId}`],
    ['Email', error.email],
    ['IP address', error.ipAddress],
    ['Browser', error.userAgent],
  ] as const;
  return (
    <div className={styles.message}>
      <b>{error.type}</b>
      <span>{error.message}</span>
      <details>
        <summary className="meta">Details</summary>
        <div className={styles.facts}>
          {facts.map(([name, value]) =>
            value === null ? null : (
              <span key={name} className="meta">
                {`${name}: ${value}`}
              </span>
            ),
          )}
        </div>
        {error.details.length === 0 ? null : <pre className={styles.details}>{error.details.join('\n')}</pre>}
      </details>
    </div>
  );
}
