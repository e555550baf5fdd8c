import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { followedHostsQuery } from '../../data/follows';
import { paths } from '../../paths';
import { FollowButton, newDatesText } from './FollowButton';

/** The hosts whom the signed-in person follows; nothing if there are none. */
export function FollowedHosts() {
  const { data } = useQuery(followedHostsQuery);
  if (data === undefined || data.hosts.length === 0) return null;
  return (
    <section className="stack">
      <h2>Hosts you follow</h2>
      <p className="muted">{newDatesText}</p>
      <ul className="stack">
        {data.hosts.map((host) => (
          <li key={host.id} className="row wrap">
            <Link className="link" to={paths.host(host.id)}>
              {host.name}
            </Link>
            <FollowButton host={host} />
          </li>
        ))}
      </ul>
    </section>
  );
}
