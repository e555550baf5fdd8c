/** What the lines of the wheel mean, with an event's sky around it. */
export function EventKey({ hasOpen }: { readonly hasOpen: boolean }) {
  return (
    <>
      <span className="key">
        <i className="a" />
        harmonious
      </span>
      <span className="key">
        <i className="b" />
        challenging
      </span>
      {hasOpen ? (
        <span className="key">
          <i className="c" />
          uncertain
        </span>
      ) : null}
      <span className="key">
        <i className="d" />
        the event’s sky
      </span>
    </>
  );
}
