import type { EventDetail } from '@ascendant/contract/event';
import { usePartyAddress } from '../../fields/party-address';
import { invitationUrl } from './invitation';

interface InvitationLinkProps {
  readonly event: EventDetail;
  /** The event's page, without anything about who sends it. */
  readonly url: string;
}

/** Opens an email that's written already. */
export function InvitationLink({ event, url }: InvitationLinkProps) {
  const { ids } = usePartyAddress();
  return <a href={invitationUrl(event, { url, isGroup: ids.length > 0 })}>Send by email</a>;
}
