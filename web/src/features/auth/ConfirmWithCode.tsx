import { productName } from '@ascendant/domain/site/brand';
import { errorSentence } from '../../api/api-error';
import { useCodeEntry } from '../../fields/use-code-entry';
import { ConfirmFrame, type ConfirmWayProps } from './ConfirmFrame';
import { FactorCode, proofOfCode, type CodeWay } from './FactorCode';

interface ConfirmWithCodeProps extends ConfirmWayProps {
  readonly way: CodeWay;
}

/** Asks for a code from the person's app, or for one of their recovery codes. */
export function ConfirmWithCode({ way, isBusy, onProof, onCancel, children }: ConfirmWithCodeProps) {
  const entry = useCodeEntry();
  const submit = () => {
    const proof = proofOfCode(way, entry.code);
    if (typeof proof === 'string') return entry.complain(proof);
    onProof(proof, (error) => entry.refuse(errorSentence(error, `We couldn’t reach ${productName}.`)));
  };
  return (
    <ConfirmFrame isBusy={isBusy} onCancel={onCancel} onSubmit={submit}>
      <FactorCode way={way} entry={entry} />
      {children}
    </ConfirmFrame>
  );
}
