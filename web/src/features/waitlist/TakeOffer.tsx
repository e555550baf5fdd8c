import { Link } from 'react-router';
import { paths } from '../../paths';

/** The way from an offer to its booking. */
export function TakeOffer({ eventId, isLarge = false }: { readonly eventId: number; readonly isLarge?: boolean }) {
  return (
    <Link
      className={isLarge ? 'btn btn-primary btn-lg btn-block' : 'btn btn-primary'}
      to={paths.bookEvent(eventId)}
      preventScrollReset
    >
      Book Now
    </Link>
  );
}
