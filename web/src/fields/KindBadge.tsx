import { kindOfTicket } from '@ascendant/domain/pricing/party-label';
import { Badge } from '../ui/layout/Badge';

interface KindBadgeProps {
  readonly person: { readonly isChild: boolean; readonly priceType?: string | undefined };
}

/** What someone comes as: 'Adult', 'Child', 'Senior'. */
export function KindBadge({ person }: KindBadgeProps) {
  return <Badge tone={person.isChild ? 'info' : 'plain'}>{kindOfTicket(person)}</Badge>;
}
