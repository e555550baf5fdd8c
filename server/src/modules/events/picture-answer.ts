import { isPubliclyReadable, type GuardedEvent } from '@ascendant/domain/event/access';

/** How a request for a picture of an event is answered: with the picture, or with the address of the current one. */
export type PictureAnswer<Picture> =
  | { readonly movedTo: string }
  | {
      readonly picture: Picture;
      /** The `cache-control` header. */
      readonly caching: string;
    };

/**
 * How long a picture may be cached: forever, since its address names everything it shows; but not at all while only some people may see
 * it, because a cache doesn't ask who's looking.
 */
export function pictureCaching({ status }: Pick<GuardedEvent, 'status'>): string {
  return isPubliclyReadable(status) ? 'public, max-age=31536000, immutable' : 'no-store';
}
