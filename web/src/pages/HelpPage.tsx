import { helpTopics } from '@ascendant/domain/help-topics';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { siteQuery } from '../data/site';
import { answersWith } from '../features/help/help-answers';
import { anchorOf, HelpAnswers } from '../features/help/HelpAnswers';
import { usePageHead } from '../head/use-page-head';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button/Button';
import { classNames } from '../ui/class-names';
import { ListSearch } from '../ui/form/ListSearch';
import chipStyles from '../ui/layout/Chip.module.css';
import styles from './HelpPage.module.css';

/** /help: the questions we're asked often, with a search as you type, and the way to the contact form. */
export function HelpPage() {
  usePageHead({
    description: 'Answers about booking, tickets, your match and your account, and how to reach us.',
    canonicalPath: paths.help,
  });
  const [words, setWords] = useState('');
  const { data: site } = useQuery(siteQuery());
  const answers = answersWith(words, site);
  return (
    <main className={classNames(styles.page, 'container')}>
      <h1>How can we help?</h1>
      <ListSearch
        className={styles.search}
        label="Search help"
        placeholder="Try “refund” or “birth time”"
        value={words}
        onSearch={setWords}
      />
      <div className={styles.columns}>
        <div>
          <nav className="row wrap" aria-label="Topics">
            {helpTopics.map((topic) => (
              <a key={topic} className={chipStyles.chip} href={`#${anchorOf(topic)}`}>
                {topic}
              </a>
            ))}
          </nav>
          <output className={styles.count}>{words === '' ? '' : countText(answers.length, words)}</output>
          <HelpAnswers key={words} answers={answers} isOpen={words !== ''} />
        </div>
        <aside className={classNames(styles.aside, 'panel')} aria-labelledby="still-stuck">
          <h2 id="still-stuck">Still stuck?</h2>
          <p className="meta">Contact us, and a person will reply by email.</p>
          <ButtonLink block to={paths.contact}>
            Contact us
          </ButtonLink>
          <p className="meta">Have a code for an unlisted event?</p>
          <ButtonLink block to={paths.openEvent()}>
            Open it
          </ButtonLink>
        </aside>
      </div>
    </main>
  );
}

function countText(count: number, words: string): string {
  if (count === 0) return `No results for “${words}”. Try different words, or contact us.`;
  return count === 1 ? '1 answer' : `${count} answers`;
}
