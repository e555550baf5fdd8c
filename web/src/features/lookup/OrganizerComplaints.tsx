import { Link } from 'react-router';
import type { OrganizerPage } from '../../data/admin-organizers';
import { paths } from '../../paths';
import { datedInstantText } from '../../ui/text/instant-text';
import styles from './Lookup.module.css';

type Complaint = OrganizerPage['complaints']['latest'][number];

/** Reported conversations about an organizer's events, the newest first. */
export function OrganizerComplaints({ complaints }: { readonly complaints: readonly Complaint[] }) {
  return (
    <div className="stack">
      <ul className={styles.timeline}>
        {complaints.map(({ id, event, reason, reportedBy, reportedAt }) => (
          <li key={id}>
            <span className="meta numeric">{datedInstantText(reportedAt)}</span>
            <div>
              <p className={styles.note}>{reason}</p>
              <p className="meta">{`${event.title}, reported by the ${reportedBy}`}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <Link className="link" to={paths.adminReportedConversations}>
          All reported messages
        </Link>
      </p>
    </div>
  );
}
