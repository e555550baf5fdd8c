import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths';

/** Three steps in words beside a wheel that shows them; the wheel comes from the page. */
export function HowMatchingWorks({ children }: { readonly children: ReactNode }) {
  return (
    <section className="night on-night" id="how-matching-works">
      <div className="wrap how">
        <div className="fig">
          <figure>
            {children}
            <figcaption className="meta">
              Inside: a birth on 9 February 1987 in Halifax, in the evening. Outside: the sky over Banff on 2 July 2027
              at 04:45. Solid lines help, dashed lines rub.
            </figcaption>
          </figure>
        </div>
        <div>
          <h2>How matching works</h2>
          <ol className="steps3">
            <li>
              <h3>Your sky</h3>
              <p>
                Date, time and place of birth give six points: Sun, Moon, Mercury, Venus, Mars and the rising sign. If
                you do not know the hour, we say which points that leaves open.
              </p>
            </li>
            <li>
              <h3>The event’s sky</h3>
              <p>
                The same six points, for the place and minute an event begins. A dawn trek and a midnight concert on the
                same day do not share a sky.
              </p>
            </li>
            <li>
              <h3>The angles between them</h3>
              <p>
                Each pair of points stands at some angle. Trines and sextiles add, squares take away, and the kind of
                event decides which points weigh most. The sum, from 0 to 10, is your score.
              </p>
            </li>
          </ol>
          <p className="meta note-line">
            It is for delight. Nobody should choose a doctor, a spouse or a rope by it.{' '}
            <Link className="link" to={paths.matching}>
              The whole formula, with an example
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
