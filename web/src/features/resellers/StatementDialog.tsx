import { useState } from 'react';
import { statementOf, type Reseller } from '../../data/resellers';
import { Button, buttonClass } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { TextField } from '../../ui/form/TextField';

interface StatementDialogProps {
  readonly reseller: Reseller;
  readonly onClose: () => void;
}

/** What a reseller owes for the dates of a month, booking by booking. */
export function StatementDialog({ reseller: { id, name }, onClose }: StatementDialogProps) {
  const [month, setMonth] = useState(() => new Date().toISOString().slice(0, 7));
  const isMonth = /^20\d{2}-(0[1-9]|1[0-2])$/.test(month);
  return (
    <Dialog
      title={`Statement of ${name}`}
      onClose={onClose}
      guardsTyping={false}
      footer={
        <div className="row align-end">
          <Button onClick={onClose}>Close</Button>
          {isMonth ? (
            <a className={buttonClass({ kind: 'primary' })} href={statementOf(id, month)} download>
              Download as CSV
            </a>
          ) : null}
        </div>
      }
    >
      <TextField
        label="Month"
        type="month"
        help="By the day that an event takes place."
        error={isMonth ? undefined : 'Choose a month, such as 2027-07'}
        value={month}
        onChange={(event) => setMonth(event.target.value)}
      />
    </Dialog>
  );
}
