import type { Face } from '@ascendant/contract/host';
import { answerTimeText, languagesText, type AnswerTime } from '@ascendant/domain/person/face';

interface FaceFactsProps {
  readonly face: Pick<Face, 'leadsSince' | 'languages'>;
  readonly verb: 'Hosting' | 'Guiding';
  /** How soon they usually answer, if that's known. */
  readonly answers?: AnswerTime | null;
}

/** 'Hosting since 2009 · English and French · Usually answers within a day'; nothing if none of it is known. */
export function FaceFacts({ face: { leadsSince, languages }, verb, answers = null }: FaceFactsProps) {
  const facts = [
    leadsSince === null ? '' : `${verb} since ${leadsSince}`,
    languagesText(languages),
    answers === null ? '' : answerTimeText(answers),
  ];
  const text = facts.filter((fact) => fact !== '').join(' · ');
  return text === '' ? null : <p className="meta">{text}</p>;
}
