import type { EventDetail } from '@ascendant/contract/event';
import { saleOf } from '@ascendant/contract/event-sale';
import { shownPrices } from '@ascendant/contract/tier-wire';
import { priceLabel } from '@ascendant/domain/pricing/price-label';
import { zoneName } from '@ascendant/domain/zone-clock';
import { usePartyAddress } from '../../fields/party-address';
import { dayRange, weekdays } from '../../ui/text/day-text';
import { timeText } from '../../ui/text/reader-form';

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

interface Invitation {
  /** The event's page, without anything about who sends it. */
  readonly url: string;
  /** Whether others come along. They aren't named: the email is for someone else. */
  readonly isGroup: boolean;
}

/** A link that opens a new email about an event in the person's own mail program. Nothing is sent by us. */
export function invitationUrl(event: EventDetail, invitation: Invitation): string {
  const subject = `${event.title}, ${dayRange(event.startDate, event.endDate)}`;
  // Mail programs expect the line breaks of emails.
  const body = invitationText(event, invitation).replaceAll('\n', '\r\n');
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** What the email says: when in the event's own zone, where, the price and the link. */
export function invitationText(event: EventDetail, { url, isGroup }: Invitation): string {
  const { title, location, startDate, endDate, startTime, endTime, timezone } = event;
  const days = [weekdays(startDate, endDate), dayRange(startDate, endDate)].join(', ');
  const times = [`${timeText(startTime)} to ${timeText(endTime)}`, zoneName(timezone)].filter(Boolean).join(', ');
  return [
    `${isGroup ? 'We’re' : 'I’m'} thinking of going to ${title}. Would you like to come along?`,
    [`When: ${days}, ${times}`, `Where: ${location}`, ...priceLines(event)].join('\n'),
    `Here’s everything about it:\n${url}`,
  ].join('\n\n');
}

/** An event that can't be booked any more has no price. */
function priceLines(event: EventDetail): readonly string[] {
  return saleOf(event).isOpen ? [`Price: ${priceLabel(shownPrices(event).from)}`] : [];
}
