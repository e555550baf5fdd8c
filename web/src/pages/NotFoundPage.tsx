import { Link } from 'react-router';
import { usePageHead } from '../head/use-page-head';
import { paths } from '../paths';

/** The page for any path the site doesn't have (specification 1, section 2 (Route table)). */
export function NotFoundPage() {
  usePageHead({ title: '404 Page Not Found', isPrivate: true });
  return (
    <main className="nf on-night">
      <img src="/pictures/not-found.svg" alt="" width={1560} height={675} />
      <div className="wrap">
        <h1>404 Page Not Found</h1>
        <p className="lede">We couldn’t find this page. Was the page added to the router?</p>
        <p className="row wrapit">
          <Link className="btn btn-primary" to={paths.home}>
            Return to Home
          </Link>
          <Link className="btn btn-secondary" to={paths.browse}>
            Browse Events
          </Link>
        </p>
      </div>
    </main>
  );
}
