import type { Letter } from '../../mail/letter';

interface ReportedFacts {
  readonly eventTitle: string;
  readonly reason: string;
  readonly site: string;
}

/** To admins: the reason, and where to read the conversation. None of its messages. */
export function reportedLetter({ eventTitle, reason, site }: ReportedFacts): Letter {
  return {
    heading: 'A conversation was reported',
    paragraphs: [reason],
    facts: [['Event', eventTitle]],
    link: { label: 'Read the conversation', url: `${site}/admin/reported-conversations` },
    closing: 'Admins can read it until the report is closed. Each look is in the audit log.',
  };
}
