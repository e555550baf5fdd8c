import { longestProblemList } from '@ascendant/domain/list-limits';
import { useQuery } from '@tanstack/react-query';
import { jobsQuery, useRetryJob, type Job } from '../../data/operations';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { StatusBadge } from '../../ui/layout/Badge';
import { Panel } from '../../ui/layout/Panel';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { FirstOnly, FirstRows } from '../../ui/table/FirstRows';
import { ListStates } from '../../ui/table/ListStates';
import { instantText } from '../../ui/text/instant-text';
import { jobStateLabel, taskText } from './job-labels';
import { Loading } from './Loading';
import operationsStyles from './Operations.module.css';

/** Jobs that have failed, are being retried, are running or are waiting. */
export function JobsPanel() {
  const jobs = useQuery(jobsQuery);
  return (
    <Panel title="Jobs">
      <ListStates
        query={jobs}
        empty={{ title: 'All clear', text: 'No jobs are waiting, and none have failed.' }}
        failed={{ title: 'We couldn’t load the jobs.' }}
        rowsOf={(rows) => rows}
        loading="Loading..."
        placeholder={<Loading />}
      >
        {(rows) => (
          <FirstRows rows={rows} what="jobs">
            {(rows) => <JobTable jobs={rows} />}
          </FirstRows>
        )}
      </ListStates>
      <FirstOnly most={longestProblemList} count={jobs.data?.length} others="Those that failed come first." />
    </Panel>
  );
}

function JobTable({ jobs }: { readonly jobs: readonly Job[] }) {
  const retry = useRetryJob();
  const columns: readonly Column<Job>[] = [
    { label: 'Job', render: (job) => <JobHead job={job} /> },
    { label: 'Status', render: ({ state }) => <StatusBadge {...jobStateLabel(state)} /> },
    { label: 'Attempts', isRight: true, render: ({ tries, maxTries }) => `${tries} of ${maxTries}` },
    {
      label: 'Next attempt',
      className: 'no-wrap numeric',
      render: ({ state, runAt }) => (state === 'dead' ? 'None' : instantText(runAt)),
    },
    {
      label: 'Action',
      isAction: true,
      isRight: true,
      render: ({ id, task, state }) =>
        state === 'dead' || state === 'trying_again' ? (
          <Button
            size="small"
            busy={retry.isPending && retry.variables === id && 'Retrying...'}
            onClick={() => retry.mutate(id)}
            aria-label={`Retry: ${taskText(task)}, No. ${id}`}
          >
            Retry
          </Button>
        ) : null,
    },
  ];
  return <DataTable caption="Jobs" columns={columns} rows={jobs} />;
}

function JobHead({ job }: { readonly job: Job }) {
  return (
    <>
      <b>{taskText(job.task)}</b>{' '}
      <span className={classNames(operationsStyles.below, 'meta numeric')}>{`No. ${job.id}`}</span>
      {job.error === null ? null : (
        <span className={classNames(operationsStyles.below, operationsStyles.subject, 'meta')}>{job.error}</span>
      )}
    </>
  );
}
