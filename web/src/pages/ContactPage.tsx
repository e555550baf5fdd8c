import { productName } from '@ascendant/domain/site/brand';
import { Link } from 'react-router';
import { ContactForm } from '../features/help/ContactForm';
import { usePageHead } from '../head/use-page-head';
import { paths } from '../paths';
import { classNames } from '../ui/class-names';
import styles from './ContactPage.module.css';

/** /contact: a question to the people who run the site. */
export function ContactPage() {
  usePageHead({
    description: `Write to the people who run ${productName}.`,
    canonicalPath: paths.contact,
  });
  return (
    <main className={classNames(styles.page, 'container stack')}>
      <h1>Contact us</h1>
      <p className="lede">
        We’ll reply by email. You may find your answer sooner in{' '}
        <Link className="link" to={paths.help}>
          Help
        </Link>{' '}
        already.
      </p>
      <ContactForm />
    </main>
  );
}
