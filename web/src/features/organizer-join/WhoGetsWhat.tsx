import { cents } from '@ascendant/domain/money';
import { payoutSentence, whoGetsWhat } from '@ascendant/domain/pricing/who-gets-what';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '../../data/site';
import styles from './WhoGetsWhat.module.css';

/** Who's paid what of a ticket of $100, when and by whom. */
export function WhoGetsWhat() {
  const { data: site } = useQuery(siteQuery());
  const { traveller, organizer, site: kept, tax } = whoGetsWhat(cents(10_000), site?.taxRules ?? 'specification');
  return (
    <section className={styles.section} aria-labelledby="who-gets-what">
      <h2 id="who-gets-what">Who gets what</h2>
      <ul>
        <li>{`A traveller ${traveller}`}</li>
        <li>
          <b>{`You ${organizer}`}</b>
        </li>
        <li>{`The site ${kept}`}</li>
        <li>{tax}</li>
      </ul>
      <p className="meta">{payoutSentence(site?.payoutDelayDays ?? null)}</p>
    </section>
  );
}
