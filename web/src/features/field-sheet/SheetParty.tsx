import { answerText } from '@ascendant/domain/question/answer';
import type { FieldSheet, Party, SheetPerson } from '../../data/check-in';
import { Badge } from '../../ui/layout/Badge';
import { dayText } from '../../ui/text/day-text';
import styles from './FieldSheet.module.css';

type Questions = FieldSheet['questions'];

/** A booking's people, how to reach them, and their answers. */
export function SheetParty({ party, questions }: { readonly party: Party; readonly questions: Questions }) {
  const { reference, phone, people } = party;
  return (
    <li className={styles.party}>
      <div className={styles.booking}>
        {phone === null ? null : (
          <a className="link numeric" href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </a>
        )}
        <span className="meta reference">{reference}</span>
        <Answers of={party} questions={questions} />
      </div>
      <ul className={styles.people}>
        {people.map((person, index) => (
          <Person key={`${index}-${person.name}`} person={person} questions={questions} />
        ))}
      </ul>
    </li>
  );
}

function Person({ person, questions }: { readonly person: SheetPerson; readonly questions: Questions }) {
  const isIn = person.ticket === 'checked_in';
  return (
    <li>
      <div className={styles.name}>
        <span className={styles.box} data-checked={isIn} aria-hidden="true" />
        <b>{person.name}</b>
        <span className="meta numeric">{ageText(person)}</span>
        {person.extras === undefined ? null : <Badge>{person.extras}</Badge>}
        {isIn ? <Badge tone="good">Checked in</Badge> : null}
        {person.waiver === 'missing' ? <Badge tone="poor">Waiver not signed</Badge> : null}
      </div>
      <Answers of={person} questions={questions} />
    </li>
  );
}

/** '8', '67, Senior', 'child' */
function ageText({ age, isChild, priceType }: SheetPerson): string {
  const known = age === null ? (isChild ? 'child' : '') : String(age);
  return [known, priceType].filter(Boolean).join(', ');
}

type Answered = Pick<SheetPerson, 'answers' | 'missing'>;

/** The answers in the order of the questions, and those that are missing. */
function Answers({ of: { answers, missing }, questions }: { readonly of: Answered; readonly questions: Questions }) {
  const shown = questions.flatMap((question) => {
    const answer = answers.find(({ questionId }) => questionId === question.id);
    if (answer !== undefined) return [{ question, text: textOf(question, answer.value), isMissing: false }];
    return missing.includes(question.id) ? [{ question, text: 'Missing', isMissing: true }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <dl className={styles.answers}>
      {shown.map(({ question, text, isMissing }) => (
        <div key={question.id}>
          <dt>{labelOf(question)}</dt>
          <dd className={isMissing ? styles.missing : undefined}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** 'Boot size:', but 'Can you swim?' */
function labelOf({ text }: Questions[number]): string {
  return /[?!:.…]$/u.test(text) ? text : `${text}:`;
}

function textOf({ kind }: Questions[number], value: string | null): string {
  if (value === null) return 'Can’t be read on this server';
  return kind === 'date' ? dayText(value, 'short') : answerText(kind, value);
}
