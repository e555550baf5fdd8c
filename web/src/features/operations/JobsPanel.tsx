import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/Button';
import { instantInWords } from '../../ui/instant-words';
import { StatusBadge } from '../../ui/StatusBadge';
import { jobStateLabel, taskInWords } from './job-words';
import { ListStates } from './ListStates';
import { jobsQuery, useRetryJob, type Job } from '../../data/operations';

/** Jobs that have failed, are being retried, are running or are waiting. */
export function JobsPanel() {
  const jobs = useQuery(jobsQuery);
  return (
    <section className="panel" aria-labelledby="jobs">
      <div className="panel-head">
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
    <table className="table fold">
      <caption className="vh">Jobs</caption>
      <thead>
        <tr>
          <th scope="col">Job</th>
          <th scope="col">Status</th>
          <th scope="col" className="n">
            Attempts
          </th>
          <th scope="col">Next attempt</th>
          <th scope="col">
            <span className="vh">Action</span>
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
    </table>
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
      <td className="head">
        <b>{taskInWords(job.task)}</b> <span className="meta num">No. {job.id}</span>
        {job.error === null ? null : <span className="meta subject">{job.error}</span>}
      </td>
      <td data-l="Status">
        <StatusBadge {...jobStateLabel(job.state)} />
      </td>
      <td data-l="Attempts" className="n">
        {job.tries} of {job.maxTries}
      </td>
      <td data-l="Next attempt" className="nowrap num">
        {job.state === 'dead' ? 'None' : instantInWords(job.runAt)}
      </td>
      <td className="n">
        {hasFailed ? (
          <Button
            size="sm"
            busy={isBusy && 'Retrying...'}
            onClick={onRetry}
            aria-label={`Retry: ${taskInWords(job.task)}, No. ${job.id}`}
          >
            Retry
          </Button>
        ) : null}
      </td>
    </tr>
  );
}
