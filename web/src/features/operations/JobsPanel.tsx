import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/Button';
import { instantInWords } from '../../ui/instant-words';
import { StatusBadge } from '../../ui/StatusBadge';
import { jobStateLabel, taskInWords } from './job-words';
import { ListStates } from './ListStates';
import { jobsQuery, useRetryJob, type Job } from '../../data/operations';

/** Work that was given up, fails, runs or waits. */
export function JobsPanel() {
  const jobs = useQuery(jobsQuery);
  return (
    <section className="panel" aria-labelledby="jobs">
      <div className="panel-head">
        <h2 id="jobs">Jobs</h2>
      </div>
      <ListStates
        query={jobs}
        empty={{ title: 'All is well', text: 'Nothing waits, and nothing failed.' }}
        failed="The jobs could not be loaded."
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
          <th scope="col">State</th>
          <th scope="col" className="n">
            Tries
          </th>
          <th scope="col">Next try</th>
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
      <td data-l="State">
        <StatusBadge {...jobStateLabel(job.state)} />
      </td>
      <td data-l="Tries" className="n">
        {job.tries} of {job.maxTries}
      </td>
      <td data-l="Next try" className="nowrap num">
        {job.state === 'dead' ? 'None' : instantInWords(job.runAt)}
      </td>
      <td className="n">
        {hasFailed ? (
          <Button
            size="sm"
            busy={isBusy && 'Trying...'}
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
