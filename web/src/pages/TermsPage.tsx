import { agreementSections, agreementTitle } from '@ascendant/domain/booking/agreement';
import { chargesSentence } from '@ascendant/domain/pricing/charge-label';
import { WordsPage } from '../shell/WordsPage';

/** The same terms that a traveller accepts before booking. */
export function TermsPage() {
  return (
    <WordsPage
      title={agreementTitle}
      lede="What you accept when you book, in plain words. The booking dialog shows the same text and asks for your yes."
    >
      {agreementSections.map(({ heading, text }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
      <h2>What it costs</h2>
      <p>{chargesSentence} Free events have no fee. You see every line before you pay.</p>
    </WordsPage>
  );
}
