import { agreementSections, agreementTitle } from '@ascendant/domain/booking/agreement';
import { classNames } from '../ui/class-names';
import { Dialog } from '../ui/dialog/Dialog';
import styles from './TermsDialog.module.css';

/** 'Liability Agreement & Terms of Service' in full. Source: specification 1, section 2 (Booking dialog); specification 2, section 2 (Organizer sign-up page). */
export function TermsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title={agreementTitle} width="wide" keep="Close">
      <div className={classNames(styles.terms, 'prose')}>
        <TermsText level={3} />
      </div>
    </Dialog>
  );
}

/** The terms, section by section. */
export function TermsText({ level }: { readonly level: 3 | 4 }) {
  const Heading = `h${level}` as const;
  return agreementSections.map(({ heading, text }, index) => (
    <div key={heading}>
      <Heading className={styles.heading}>{`${index + 1}. ${heading}`}</Heading>
      <p>{text}</p>
    </div>
  ));
}
