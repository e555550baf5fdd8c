import { Link } from 'react-router';
import { paths } from '../../paths';

/**
 * The first thing that visitors see: Lake Louise on 2 January 2027 at 07:58, drawn from the true sky there and then, with the
 * Moon and Venus named where there is room.
 */
export function Hero() {
  return (
    <>
      <section className="hero on-night" aria-label="Introduction">
        <picture>
          <source media="(max-width: 700px)" srcSet="/pictures/hero-tall.svg" width={780} height={1640} />
          <img
            src="/pictures/hero.svg"
            width={1440}
            height={760}
            fetchPriority="high"
            alt="Dawn over a mountain ridge; the Moon, a thin crescent, stands right of Venus"
          />
        </picture>
        <Pins />
        <div className="wrap hero-in">
          <h1 className="display">
            The right mountain, <br />
            under the right sky
          </h1>
          <p className="lede">
            Treks, festivals and journeys, each weighed against the sky you were born under. Real positions, a score out
            of 10, and the reasons in plain words.
          </p>
          <p className="row wrapit hero-ways">
            <Link className="btn btn-primary btn-lg" to={paths.browse}>
              Browse Events
            </Link>
            <Link className="btn btn-secondary btn-lg" to={paths.howMatchingWorks}>
              How matching works
            </Link>
          </p>
        </div>
      </section>
      <section className="caption" aria-label="About the picture">
        <div className="wrap row between wrapit meta">
          <p>
            <b>Lake Louise, Alberta, 2 January 2027, 07:58.</b> The Moon and Venus where they will stand, 52 minutes
            before sunrise.
          </p>
          <p className="quiet">Every event is drawn like this, from its own place and hour.</p>
        </div>
      </section>
    </>
  );
}

/** Leader lines to the two bodies; the picture's alternative text says the same. */
function Pins() {
  return (
    <svg className="pins" viewBox="0 0 1440 760" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g>
        <path d="M915.5 342.4L885.5 306.4h-96" />
        <path d="M1157.6 426.9L1187.6 462.9h108" />
      </g>
      <g>
        <text className="name" x="789.5" y="282.4">
          Venus
        </text>
        <text x="789.5" y="298.4">
          20° high
        </text>
        <text className="name" x="1191.6" y="454.9">
          Moon
        </text>
        <text x="1191.6" y="480.9">
          23 % lit, 16° high
        </text>
      </g>
    </svg>
  );
}
