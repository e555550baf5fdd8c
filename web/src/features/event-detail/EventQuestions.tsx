import type { PracticalLists } from '@ascendant/domain/event/practical-lists';
import { Disclosure } from '../../ui/layout/Disclosure';
import eventSectionsStyles from './EventSections.module.css';

/** What people often ask the organizer; nothing if there are no questions. */
export function EventQuestions({ event: { questions } }: { readonly event: Pick<PracticalLists, 'questions'> }) {
  if (questions.length === 0) return null;
  return (
    <section className={eventSectionsStyles.section}>
      <h2>Questions and answers</h2>
      {questions.map(({ question, answer }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a question may occur twice, and questions never move
        <Disclosure key={index} question={question}>
          <p className={eventSectionsStyles.asWritten}>{answer}</p>
        </Disclosure>
      ))}
    </section>
  );
}
