import { bookingFeeRate } from '@ascendant/domain/pricing/charge-label';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { Facts } from '../../ui/table/Facts';
import styles from './OrganizerCall.module.css';

/** Invites people who run trips to list them here. */
export function OrganizerCall() {
  return (
    <section className={classNames(styles.call, 'section container')}>
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
        <Facts>
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
        </Facts>
        <p className={classNames(styles.action, 'row wrap')}>
          <ButtonLink kind="pine" to={paths.joinAsOrganizer}>
            Join as an Event Organizer
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
