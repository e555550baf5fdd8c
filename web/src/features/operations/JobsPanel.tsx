import { useQuery } from '@tanstack/react-query';
import { jobsQuery, useRetryJob, type Job } from '../../data/operations';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { StatusBadge } from '../../ui/layout/StatusBadge';
import { Table } from '../../ui/table/Table';
import { instantText } from '../../ui/text/instant-text';
import { jobStateLabel, taskText } from './job-labels';
import { ListStates } from './ListStates';
import operationsStyles from './Operations.module.css';

/** Jobs that have failed, are being retried, are running or are waiting. */
export function JobsPanel() {
  const jobs = useQuery(jobsQuery);
  return (
    <section className="panel" aria-labelledby="jobs">
      <div className="panel-heading">
        <h2 id="jobs">Jobs</h2>
      </div>
      <ListStates
        query={jobs}
        empty={{ title: 'All clear', text: 'No jobs are waiting, and none have failed.' }}
        failed="We couldn’t load the jobs."
      >
        {(rows) => <JobTable jobs={rows} />}
      </ListStates>
    </section>
  );
}

function JobTable({ jobs }: { readonly jobs: readonly Job[] }) {
  const retry = useRetryJob();
  return (
    <Table folds>
      <caption className="visually-hidden">Jobs</caption>
      <thead>
        <tr>
          <th scope="col">Job</th>
          <th scope="col">Status</th>
          <th scope="col" className="align-right">
            Attempts
          </th>
          <th scope="col">Next attempt</th>
          <th scope="col">
            <span className="visually-hidden">Action</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <JobRow
            key={job.id}
            job={job}
            isBusy={retry.isPending && retry.variables === job.id}
            onRetry={() => retry.mutate(job.id)}
          />
        ))}
      </tbody>
    </Table>
  );
}

interface JobRowProps {
  readonly job: Job;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

function JobRow({ job, isBusy, onRetry }: JobRowProps) {
  const hasFailed = job.state === 'dead' || job.state === 'trying_again';
  return (
    <tr>
      <td>
        <b>{taskText(job.task)}</b>{' '}
        <span className={classNames(operationsStyles.below, 'meta numeric')}>{`No. ${job.id}`}</span>
        {job.error === null ? null : (
          <span className={classNames(operationsStyles.below, operationsStyles.subject, 'meta')}>{job.error}</span>
        )}
      </td>
      <td data-label="Status">
        <StatusBadge {...jobStateLabel(job.state)} />
      </td>
      <td data-label="Attempts" className="align-right">
        {`${job.tries} of ${job.maxTries}`}
      </td>
      <td data-label="Next attempt" className="no-wrap numeric">
        {job.state === 'dead' ? 'None' : instantText(job.runAt)}
      </td>
      <td className="align-right">
        {hasFailed ? (
          <Button
            size="small"
            busy={isBusy && 'Retrying...'}
            onClick={onRetry}
            aria-label={`Retry: ${taskText(job.task)}, No. ${job.id}`}
          >
            Retry
          </Button>
        ) : null}
      </td>
    </tr>
  );
}
