import { helpTopics } from '@ascendant/domain/help-topics';
import { Link } from 'react-router';
import { Disclosure } from '../../ui/layout/Disclosure';
import type { HelpAnswer } from './help-answer';
import styles from './HelpAnswers.module.css';

interface HelpAnswersProps {
  readonly answers: readonly HelpAnswer[];
  /** Whether every answer is open, as after a search. */
  readonly isOpen: boolean;
}

/** The questions of each topic; a question opens to its answer. */
export function HelpAnswers({ answers, isOpen }: HelpAnswersProps) {
  const shown = helpTopics.filter((topic) => answers.some((answer) => answer.topic === topic));
  return shown.map((topic) => (
    <section key={topic} id={anchorOf(topic)} className={styles.topic} aria-labelledby={`${anchorOf(topic)}-title`}>
      <h2 id={`${anchorOf(topic)}-title`}>{topic}</h2>
      {answers
        .filter((answer) => answer.topic === topic)
        .map(({ question, paragraphs, link }) => (
          <Disclosure key={question} question={question} isOpen={isOpen}>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {link ? (
              <p>
                <Link className="link" to={link.to}>
                  {link.label}
                </Link>
              </p>
            ) : null}
          </Disclosure>
        ))}
    </section>
  ));
}

/** 'booking-and-paying' */
export function anchorOf(topic: string): string {
  return topic.toLowerCase().replaceAll(' ', '-');
}
