import { classNames } from '../../ui/class-names';
import { Plate } from '../../ui/layout/Plate';
import { Skeleton } from '../../ui/layout/Skeleton';
import bookingCardStyles from './BookingCard.module.css';

const places = ['first', 'second', 'third'];

/** Three placeholder cards the size of a booking. */
export function BookingSkeletons() {
  return (
    <div aria-busy="true">
      <output className="visually-hidden">Loading your bookings</output>
      {places.map((place) => (
        <div key={place} className={bookingCardStyles.booking}>
          <Plate className={classNames(bookingCardStyles.plate, bookingCardStyles.skeletonPlate)}>
            <Skeleton shape="plate" />
          </Plate>
          <div className="stack">
            <Skeleton width={5} />
            <Skeleton shape="title" width={8} />
            <Skeleton width={7} />
            <Skeleton width={6} />
            <Skeleton width={10} />
            <Skeleton width={10} />
          </div>
          <Skeleton shape="block" className={bookingCardStyles.skeletonAction} />
        </div>
      ))}
    </div>
  );
}
