import type { EventQuestion } from '@ascendant/domain/event/practical-lists';
import { ListPanel } from './ListPanel';
import { ListText } from './ListText';

const emptyQuestion: EventQuestion = { question: '', answer: '' };

/** What people often ask about the event. */
export function QuestionsPanel() {
  return (
    <ListPanel
      name="questions"
      title="Questions and answers"
      help="What people often ask you. Each question opens to its answer on the event’s page."
      entryName="Question"
      empty={emptyQuestion}
    >
      {(index) => (
        <div className="field-grid">
          <ListText name={`questions.${index}.question`} label="Question" placeholder="What if it rains?" />
          <ListText
            name={`questions.${index}.answer`}
            label="Answer"
            isLong
            placeholder="We go in the rain. In a thunderstorm we move to the next day, or refund you."
          />
        </div>
      )}
    </ListPanel>
  );
}
