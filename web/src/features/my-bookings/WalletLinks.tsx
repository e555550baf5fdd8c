import type { MyBooking } from '@ascendant/contract/booking';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '../../data/site';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button/Button';

interface WalletLinksProps {
  readonly booking: Pick<MyBooking, 'id'>;
  readonly ticket: Pick<MyBooking['tickets'][number], 'attendeeName'>;
  /** The attendee's in the booking, from 0. */
  readonly position: number;
}

const wallets = {
  apple: { label: 'Add to Apple Wallet', path: paths.applePass },
  google: { label: 'Add to Google Wallet', path: paths.googlePass },
} as const;

/** One person's ticket as a pass for a phone, in the wallets that the site's operator has set up. */
export function WalletLinks({ booking, ticket: { attendeeName }, position }: WalletLinksProps) {
  const { data: site } = useQuery(siteQuery());
  return site?.wallets.map((wallet) => (
    <a key={wallet} className={buttonClass({ size: 'small' })} href={wallets[wallet].path(booking.id, position)}>
      {wallets[wallet].label}
      <span className="visually-hidden">{`: ticket of ${attendeeName}`}</span>
    </a>
  ));
}
