import { useEffect, useState } from 'react';
import styles from './SecondFactorCard.module.css';

/** Light modules around the code, without which readers don't find it. */
const border = 4;

interface Picture {
  readonly side: number;
  readonly path: string;
}

/** A QR code. Its library is loaded with it. @param text null while it's loading: the place is kept */
export function QrPicture({ text }: { readonly text: string | null }) {
  const [picture, setPicture] = useState<Picture | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (text !== null) void pictureOf(text).then((drawn) => (isCurrent ? setPicture(drawn) : undefined));
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (picture === null) return <div className={styles.code} aria-hidden="true" />;
  const { side, path } = picture;
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- an inline drawing has no img element
      aria-label="QR code for your authenticator app"
    >
      <path d={path} />
    </svg>
  );
}

async function pictureOf(text: string): Promise<Picture> {
  const { default: encodeQR } = await import('qr');
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border });
  const squares = modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { side: modules.length, path: squares.join('') };
}
