import { agreementSections, agreementTitle } from '@ascendant/domain/booking/agreement';
import { chargesSentence } from '@ascendant/domain/pricing/charge-label';
import { TextPage } from '../shell/TextPage';

/** The terms a traveller accepts before booking. */
export function TermsPage() {
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
      <p>{`${chargesSentence} Free events have no booking fee. You’ll see a full breakdown before you pay.`}</p>
    </TextPage>
  );
}
