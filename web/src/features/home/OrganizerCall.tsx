import { bookingFeeRate } from '@ascendant/domain/pricing/charge-label';
import { Link } from 'react-router';
import { paths } from '../../paths';

/** Asks the people who run trips to list them here. */
export function OrganizerCall() {
  return (
    <section className="section wrap org">
      <div>
        <h2>
          You know the trail.
          <br />
          We know who’s looking for it.
        </h2>
      </div>
      <div className="stack">
        <p className="lede">
          List a trip, a festival or a workshop. We’ll show it first to the people whose charts and calendars it suits,
          and handle tickets, waitlists and check-in.
        </p>
        <dl className="facts">
          <div>
            <dt>Listing an event</dt>
            <dd>Free</dd>
          </div>
          <div>
            <dt>Booking fee, paid by the traveller</dt>
            <dd>{bookingFeeRate}</dd>
          </div>
          <div>
            <dt>Who approves events</dt>
            <dd>A person, every time</dd>
          </div>
        </dl>
        <p className="row wrapit">
          <Link className="btn btn-pine" to={paths.joinAsOrganizer}>
            Join as an Event Organizer
          </Link>
        </p>
      </div>
    </section>
  );
}
