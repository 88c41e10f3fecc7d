import { say } from '@campus-bell/domain/language';
import { worker } from '@campus-bell/domain/words/worker';
import { expect, test } from 'vitest';
import { contentForNobody, pushContent } from './pushContent.ts';
import { pushTitle } from './pushTitle.ts';
import { nightContent } from './quietNight.ts';
import { workerConfigAt } from './workerConfig.ts';

const config = workerConfigAt('https://campus.example');
const of = (payload: unknown) => pushContent(payload, config, 0);
const liked = { data: { title: 'x', click_action: 'https://campus.example/event/42' } };

test.each(['ko', 'en'] as const)(
  'what is ours in a notification is in the language spoken: %s',
  (language) => {
    say(language, () => {
      const news = of(liked);
      expect(of({ data: {} }).options.body).toBe(worker.unreadable);
      expect(of(null).options.body).toBe(worker.probe);
      expect(news.options.actions?.map(({ title }) => title)).toEqual([worker.open, worker.like]);
      expect(pushTitle('keyword-[장학]')).toBe(worker.ofKeyword({ board: '장학' }));
      const night = nightContent(news, [{ data: { news: ['one'] } }], { newsId: 'two' });
      expect(night.options.body).toBe(worker.overnight({ count: 2 }));
      expect(contentForNobody(0).options.body).toBe(worker.logIn);
    });
  },
);
