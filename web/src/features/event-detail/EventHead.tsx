import { Link } from 'react-router';
import type { EventDetail } from '@ascendant/contract/event';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';
import { skyMeasures } from './sky-measures';

/** The picture over the whole width, the way back, and what the picture shows. */
export function EventHead({ event }: { readonly event: EventDetail }) {
  const { skyCaption } = event;
  return (
    <>
      <section className="evhead" aria-label="Picture">
        <img src={event.wideImageUrl} width={1440} height={520} alt={event.imageAlt} fetchPriority="high" />
        <div className="wrap">
          <Link className="btn btn-secondary btn-sm back" to={paths.events}>
            <Icon name="left" size="s" />
            Back to events
          </Link>
        </div>
      </section>
      {skyCaption ? (
        <section className="caption" aria-label="About the picture">
          <div className="wrap row between wrapit meta tabular">
            <p>{skyCaption.text}</p>
            <p className="quiet">{skyMeasures(skyCaption)}</p>
          </div>
        </section>
      ) : null}
    </>
  );
}
