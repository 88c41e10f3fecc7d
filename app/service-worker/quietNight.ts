import { language } from '@campus-bell/domain/language';
import { routes } from '@campus-bell/domain/routes';
import { product } from '@campus-bell/domain/words/product';
import { worker } from '@campus-bell/domain/words/worker';
import type { PushContent } from './pushContent.ts';

/** What a night's notification remembers: a name for each piece of news, so that one that comes twice counts once. */
interface NightData {
  news: string[];
}

/** The tag of the night's notification; opening the inbox puts away what has the inbox's path as its tag. */
export const nightTag: string = routes.notifications;

const newsMax = 500;

/** What news there is within the quiet hours: one silent notification that leads to the inbox. */
export function nightContent(
  content: PushContent,
  shown: readonly Pick<Notification, 'data'>[],
  { newsId }: { newsId: string },
): PushContent {
  const before = shown.flatMap(({ data }) => newsOf(data));
  const news = [...new Set([...before, newsId])].slice(-newsMax);
  const { icon, badge, timestamp } = content.options;
  return {
    ...content,
    title: product.name,
    options: {
      body: worker.overnight({ count: news.length }),
      tag: nightTag,
      silent: true,
      lang: language(),
      ...(icon === undefined ? {} : { icon }),
      ...(badge === undefined ? {} : { badge }),
      ...(timestamp === undefined ? {} : { timestamp }),
      data: { path: routes.notifications, news },
    },
  };
}

function newsOf(data: unknown): string[] {
  const { news } = (typeof data === 'object' && data !== null ? data : {}) as Partial<NightData>;
  return Array.isArray(news) ? news.filter((one) => typeof one === 'string') : [];
}
