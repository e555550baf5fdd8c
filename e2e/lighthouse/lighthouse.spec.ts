import { shownEvent } from '../screens/screen';
import { expect, test } from '../test';
import { withAuditor } from './audit';

const categories = ['accessibility', 'best-practices', 'seo'] as const;

test('Lighthouse gives the public pages full scores for accessibility, best practices and SEO', async ({
  page,
  baseURL,
}) => {
  const { id } = await shownEvent(page);
  await withAuditor(async (audit) => {
    for (const path of ['/', '/browse', `/events/${id}`]) {
      const { scores, lost } = await audit(`${baseURL}${path}`, { categories, isThrottled: false });
      expect
        .soft(scores, `${path} ${lost.join('; ')}`)
        .toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 });
    }
  });
});
