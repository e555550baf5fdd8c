import type { WaitlistEntry } from '@ascendant/contract/waitlist';
import type { OwnEntry } from './waitlist.repository';

export function presentEntry({ entry, title, ahead, offer }: OwnEntry): WaitlistEntry {
  return {
    eventId: entry.eventId,
    eventTitle: title,
    seats: entry.seats,
    status: entry.status === 'offered' ? 'offered' : 'waiting',
    ahead,
    joinedAt: entry.createdAt.toISOString(),
    offer: offer && { seats: offer.seats, expiresAt: offer.expiresAt.toISOString() },
  };
}
