import { routes } from '@campus-bell/domain/routes';
import { keyword } from '@campus-bell/domain/words/keyword';
import { notification } from '@campus-bell/domain/words/notification';
import { topic } from '@campus-bell/domain/words/topic';
import type { Page } from '@playwright/test';
import { keywordField, pickBoard } from '../../keywordForm.ts';
import { openSettingsPanel, openTopicMenu, settingsPanel } from '../../panels.ts';
import { alertOf, button, isThere, type Scene } from './scene.ts';

const panel = settingsPanel;
const picker = (page: Page) => page.getByRole('dialog', { name: '게시판 고르기' });
const unreadRow = (page: Page) => page.getByRole('link', { name: /^읽지 않음/ });
const rows = (page: Page) => page.getByRole('main').getByRole('listitem').first();

async function fillKeywordForm(page: Page) {
  await pickBoard(page, '아주대학교-장학');
  await keywordField(page).fill('근로');
}

/** Notifications, topics and keywords. */
export const follow = {
  fetchTopicNotifications: {
    as: 'member',
    path: routes.notifications,
    says: [notification.loadFailed],
    shown: rows,
  },
  fetchKeywordNotifications: {
    as: 'member',
    path: `${routes.notifications}?tab=keyword`,
    says: [notification.loadFailed],
    shown: rows,
  },
  reportNotificationClick: {
    as: 'member',
    path: routes.notifications,
    control: unreadRow,
    says: [],
    shown: (page) => page.getByRole('article'),
  },
  markAllNotificationsRead: {
    as: 'member',
    path: routes.notifications,
    async prepare(page) {
      await isThere(unreadRow(page));
      await button('모두 읽음')(page).first().click();
    },
    control: (page) =>
      alertOf(page, notification.markAllConfirm.title).getByRole('button', { name: '모두 읽음' }),
    says: [notification.markAllFailed.title],
    shown: (page) => alertOf(page, notification.markedAll.title),
  },
  fetchTopicSubscriptions: {
    as: 'member',
    path: routes.subscriptions,
    says: [topic.loadFailed],
    shown: (page) =>
      page
        .getByRole('list', { name: '구독한 게시판' })
        .getByRole('button')
        .or(page.getByText(topic.emptyList)),
  },
  fetchTopicStatuses: {
    as: 'member',
    path: routes.keywordSubscription,
    control: button(/^게시판/),
    says: [topic.loadFailed],
    shown: (page) =>
      picker(page).getByRole('button', { name: /^(학과|단과대|공지사항|기숙사|대학원|내|구독)/ }),
  },
  subscribeTopic: {
    as: 'newcomer',
    path: routes.subscriptions,
    async prepare(page) {
      await openSettingsPanel(page);
      await panel(page).getByRole('searchbox').fill('ㅅㅍㅌㅇㅇㅎㄱ');
    },
    control: (page) => panel(page).getByRole('button', { name: '소프트웨어학과 구독', exact: true }),
    input: (page) => panel(page).getByRole('searchbox').inputValue(),
    says: [topic.subscribeFailed.title, topic.alreadySubscribed.title],
    shown: (page) => panel(page).getByRole('button', { name: /^소프트웨어학과 구독 중/ }),
  },
  unsubscribeTopic: {
    as: 'member',
    path: routes.subscriptions,
    prepare: (page) => openTopicMenu(page),
    control: (page) => page.getByRole('menuitem', { name: '구독 취소' }),
    says: [topic.unsubscribeFailed.text],
    shown: (page) => panel(page).getByRole('button', { name: '아주대학교-일반 구독', exact: true }),
  },
  setTopicNotification: {
    as: 'member',
    path: routes.subscriptions,
    prepare: (page) => openTopicMenu(page),
    control: (page) => page.getByRole('menuitemradio', { name: /알림만 끄기/ }),
    says: [topic.notificationFailed.text],
    shown: (page) => panel(page).getByRole('button', { name: /^아주대학교-일반 구독 중.*알림 꺼짐/ }),
  },
  fetchKeywords: {
    as: 'member',
    path: routes.keywordSubscription,
    says: [keyword.loadFailed],
    shown: (page) => button(/키워드 지우기/)(page).or(page.getByText(keyword.emptyList)),
  },
  subscribeKeyword: {
    as: 'newcomer',
    path: routes.keywordSubscription,
    prepare: fillKeywordForm,
    control: button('구독하기'),
    input: (page) => keywordField(page).inputValue(),
    says: [keyword.serverError.title, keyword.otherError.title, keyword.duplicate.title],
    shown: (page) => button(/‘근로’ 키워드 지우기/)(page),
  },
  unsubscribeKeyword: {
    as: 'member',
    path: routes.keywordSubscription,
    control: button(/키워드 지우기/),
    says: [keyword.unsubscribeFailed.title],
    shown: button('되돌리기'),
  },
} satisfies Record<string, Scene>;
