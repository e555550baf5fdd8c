/** What the kinds of line mean, in words. */
export function WheelKey({ hasOpen }: { readonly hasOpen: boolean }) {
  return (
    <p className="meta wheel-key">
      <span>
        <i aria-hidden="true" />
        trine, sextile
      </span>
      <span className="hard">
        <i aria-hidden="true" />
        square, opposition
      </span>
      {hasOpen ? (
        <span className="open">
          <i aria-hidden="true" />
          uncertain
        </span>
      ) : null}
    </p>
  );
}
