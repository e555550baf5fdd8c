import type { Face } from '@ascendant/contract/host';
import { languagesText } from '@ascendant/domain/person/face';

interface FaceFactsProps {
  readonly face: Pick<Face, 'leadsSince' | 'languages'>;
  readonly verb: 'Hosting' | 'Guiding';
  /** What else is known: how soon they answer. */
  readonly more?: string | null;
}

/** 'Hosting since 2009 · English and French · Usually answers within a day'; nothing if none of it is known. */
export function FaceFacts({ face: { leadsSince, languages }, verb, more }: FaceFactsProps) {
  const facts = [leadsSince === null ? '' : `${verb} since ${leadsSince}`, languagesText(languages), more ?? ''];
  const text = facts.filter((fact) => fact !== '').join(' · ');
  return text === '' ? null : <p className="meta">{text}</p>;
}
