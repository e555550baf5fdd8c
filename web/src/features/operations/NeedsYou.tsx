import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import { editedEventsQuery } from '../../data/edited-events';
import { waitingEventsQuery } from '../../data/managed-events';
import { discrepanciesQuery, healthQuery, jobsQuery } from '../../data/operations';
import { classNames } from '../../ui/class-names';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Icon } from '../../ui/layout/Icon';
import { Skeleton } from '../../ui/layout/Skeleton';
import { instantText } from '../../ui/text/instant-text';
import { quietText, tasksOf, type AdminTask } from './admin-tasks';
import styles from './NeedsYou.module.css';

/** What waits for an admin: each line says how many, the oldest or worst, and where to go. */
export function NeedsYou() {
  const [waiting, edited, discrepancies, jobs, health] = useQueries({
    queries: [waitingEventsQuery, editedEventsQuery, discrepanciesQuery, jobsQuery, healthQuery],
  });
  const all = [waiting, edited, discrepancies, jobs, health];
  const isKnown = waiting.data && edited.data && discrepancies.data && jobs.data && health.data;
  return (
    <section className={classNames(styles.panel, 'panel')} aria-labelledby="needs-you">
      <div className="panel-heading">
        <h2 id="needs-you">Needs attention</h2>
        {health.data ? <span className="meta numeric">{`Checked ${instantText(health.data.at)}`}</span> : null}
      </div>
      {isKnown ? (
        <Tasks
          tasks={tasksOf({
            waiting: waiting.data,
            edited: edited.data,
            discrepancies: discrepancies.data,
            jobs: jobs.data,
            health: health.data,
          })}
        />
      ) : (
        <Unknown
          isError={all.some(({ isError }) => isError)}
          onRetry={() => all.forEach(({ refetch }) => void refetch())}
        />
      )}
    </section>
  );
}

function Tasks({ tasks }: { readonly tasks: readonly AdminTask[] }) {
  const quiet = quietText(tasks);
  return (
    <>
      <ul className={styles.tasks}>
        {tasks.map((task) => (
          <li key={task.kind}>
            <Icon name={task.icon} />
            <span className="grow">
              <b>{task.howMany}</b> <span>{task.what}</span>
              <span className={classNames(styles.which, 'meta')}>{task.which}</span>
            </span>
            <Link className="link meta" to={task.to} aria-label={`${task.action}: ${task.howMany} ${task.what}`}>
              {task.action}
            </Link>
          </li>
        ))}
      </ul>
      {quiet === null ? null : (
        <p className={styles.quiet}>
          <Icon name="check" />
          <span>{quiet}</span>
        </p>
      )}
    </>
  );
}

function Unknown({ isError, onRetry }: { readonly isError: boolean; readonly onRetry: () => void }) {
  if (isError) {
    return <ErrorState title="We couldn’t check everything" text="Please try again." level={3} onRetry={onRetry} />;
  }
  return (
    <div className="stack" aria-busy="true">
      <output className="visually-hidden">Loading...</output>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  );
}
