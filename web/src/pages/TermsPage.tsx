import { agreementSections, agreementTitle } from '@ascendant/domain/booking/agreement';
import { chargesSentenceOf } from '@ascendant/domain/pricing/charge-label';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '../data/site';
import { TextPage } from '../shell/TextPage';

/** The terms a traveller accepts before booking. */
export function TermsPage() {
  const { data: site } = useQuery(siteQuery());
  return (
    <TextPage
      title={agreementTitle}
      lede="What you agree to when you book, in plain language. You’ll see the same text and be asked to accept it before you book."
    >
      {agreementSections.map(({ heading, text }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
      <h2>What it costs</h2>
      <p>{`${chargesSentenceOf(site?.taxRules ?? 'specification')} Free events have no booking fee. You’ll see a full breakdown before you pay.`}</p>
    </TextPage>
  );
}
