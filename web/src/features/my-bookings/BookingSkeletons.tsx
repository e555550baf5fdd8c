import { Skeleton } from '../../ui/Skeleton';

const places = ['first', 'second', 'third'];

/** Three placeholder cards the size of a booking. */
export function BookingSkeletons() {
  return (
    <div aria-busy="true">
      <output className="vh">Loading your bookings</output>
      {places.map((place) => (
        <div key={place} className="booking">
          <div className="plate booking-skeleton-plate">
            <Skeleton shape="plate" />
          </div>
          <div className="stack">
            <Skeleton width={5} />
            <Skeleton shape="title" width={8} />
            <Skeleton width={7} />
            <Skeleton width={6} />
            <Skeleton width={10} />
            <Skeleton width={10} />
          </div>
          <Skeleton shape="block" className="booking-skeleton-action" />
        </div>
      ))}
    </div>
  );
}
