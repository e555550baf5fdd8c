import { eventStatuses } from '@ascendant/domain/event/lifecycle';
import { eventStatusLabel } from '@ascendant/domain/event/status-label';
import { numberText } from '@ascendant/domain/site/locale';
import { Link } from 'react-router';
import type { OrganizerPage } from '../../data/admin-organizers';
import { paths } from '../../paths';
import { StatusBadge } from '../../ui/layout/Badge';
import { Facts } from '../../ui/table/Facts';
import { datedInstantText } from '../../ui/text/instant-text';
import { sentence } from '../../ui/text/sentence';
import styles from './Lookup.module.css';

/** Who an organizer is, how their account stands, how many events they have, and where else to look. */
export function OrganizerHead({ page: { organizer, events } }: { readonly page: OrganizerPage }) {
  const { id, name, firstName, lastName, username, email, disabled, emailVerified, createdAt } = organizer;
  return (
    <section className="panel stack" aria-labelledby="organizer-name">
      <div className="panel-heading">
        <h2 id="organizer-name" className={styles.name}>
          {name}
        </h2>
        <span className="row wrap">
          <StatusBadge {...(disabled ? disabledLabel : activeLabel)} />
          {emailVerified ? <StatusBadge tone="plain" text="Verified" /> : null}
        </span>
      </div>
      <div>
        <p className={styles.note}>{`${firstName} ${lastName}, ${email}`}</p>
        <p className="meta">{`@${username}, with us since ${datedInstantText(createdAt)}`}</p>
      </div>
      <State organizer={organizer} />
      <Facts>
        {eventStatuses.map((status) => (
          <div key={status}>
            <dt>{eventStatusLabel(status).text}</dt>
            <dd>{countText(events, status)}</dd>
          </div>
        ))}
      </Facts>
      <p className="row wrap">
        <Link className="link" to={paths.adminPerson(id)}>
          Bookings, emails and sessions
        </Link>
        {events.byStatus.published > 0 ? (
          <Link className="link" to={paths.host(id)}>
            Their public page
          </Link>
        ) : null}
        <Link className="link" to={paths.adminMoney}>
          All payouts
        </Link>
        <Link className="link" to={paths.adminAuditOf('user', id)}>
          Audit log
        </Link>
      </p>
    </section>
  );
}

function State({ organizer: { disabled, disabledReason, deletedFrom } }: Pick<OrganizerPage, 'organizer'>) {
  return (
    <>
      {disabled ? (
        <p className={styles.note}>
          {disabledReason === null ? 'Disabled, without a reason.' : `Disabled: ${disabledReason}`}
        </p>
      ) : null}
      {deletedFrom === null ? null : (
        <p>{sentence(`The account will be deleted on ${datedInstantText(deletedFrom)}`)}</p>
      )}
    </>
  );
}

/** '1,204, 96 still to come' */
function countText({ active, byStatus }: OrganizerPage['events'], status: (typeof eventStatuses)[number]): string {
  const count = numberText(byStatus[status]);
  return status === 'published' && byStatus.published > 0 ? `${count}, ${numberText(active)} still to come` : count;
}

const activeLabel = { text: 'Active', tone: 'good' } as const;
const disabledLabel = { text: 'Disabled', tone: 'poor' } as const;
