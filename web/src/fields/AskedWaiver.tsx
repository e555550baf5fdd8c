import type { EventDetail } from '@ascendant/contract/event';
import { Disclosure } from '../ui/layout/Disclosure';
import styles from './AskedWaiver.module.css';

/** What everyone who comes will be asked to sign, to be read before booking. */
export function AskedWaiver({ waiver }: { readonly waiver: NonNullable<EventDetail['waiver']> }) {
  return (
    <div className={styles.asked}>
      <p>Everyone who comes has to sign the organizer’s waiver. We’ll email you the link once you’ve booked.</p>
      <Disclosure question={`Read “${waiver.title}”`}>
        <p className={styles.text}>{waiver.text}</p>
      </Disclosure>
    </div>
  );
}
