import { messages } from '@campus-bell/domain/messages';
import { routes } from '@campus-bell/domain/routes';
import type { Page } from '@playwright/test';
import { alertOf, button, isThere, type Scene } from './scene.ts';

const { keyword, notification, topic } = messages;
const panel = (page: Page) => page.getByRole('dialog', { name: '구독 설정' });
const picker = (page: Page) => page.getByRole('dialog', { name: '게시판 고르기' });
const rows = (page: Page) => page.getByRole('main').getByRole('listitem').first();

async function openPanel(page: Page) {
  await button('구독 설정')(page).click();
  await isThere(panel(page).getByRole('button', { name: /^공지사항/ }));
}

async function openTopicMenu(page: Page) {
  if (!(await panel(page).isVisible())) await openPanel(page);
  await panel(page)
    .getByRole('button', { name: /^아주대학교-일반 구독 중/ })
    .click();
  await isThere(page.getByRole('menu'));
}

/** The menu closes with the choice: another attempt opens it again. */
const choose = (role: 'menuitem' | 'menuitemradio', name: string | RegExp) => async (page: Page) => {
  if (!(await page.getByRole('menu').isVisible())) await openTopicMenu(page);
  await page.getByRole(role, { name }).click();
};

async function fillKeywordForm(page: Page) {
  await button(/^게시판/)(page).click();
  await picker(page).getByRole('searchbox').fill('아주대학교-장학');
  await picker(page).getByRole('button', { name: '아주대학교-장학', exact: true }).click();
  await page.getByRole('textbox', { name: '키워드' }).fill('근로');
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
    prepare: (page) => isThere(page.getByRole('link', { name: /^읽지 않음/ })),
    act: (page) =>
      page
        .getByRole('link', { name: /^읽지 않음/ })
        .first()
        .click(),
    says: [],
    shown: (page) => page.getByRole('article'),
  },
  markAllNotificationsRead: {
    as: 'member',
    path: routes.notifications,
    prepare: (page) => isThere(page.getByRole('link', { name: /^읽지 않음/ })),
    async act(page) {
      await button('모두 읽음')(page).first().click();
      await alertOf(page, notification.markAllConfirm.title)
        .getByRole('button', { name: '모두 읽음' })
        .click();
    },
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
    prepare: (page) => isThere(button(/^게시판/)(page)),
    async act(page) {
      if (!(await picker(page).isVisible())) await button(/^게시판/)(page).click();
    },
    says: [topic.loadFailed],
    shown: (page) =>
      picker(page).getByRole('button', { name: /^(학과|단과대|공지사항|기숙사|대학원|내|구독)/ }),
  },
  subscribeTopic: {
    as: 'newcomer',
    path: routes.subscriptions,
    async prepare(page) {
      await openPanel(page);
      await panel(page).getByRole('searchbox').fill('ㅅㅍㅌㅇㅇㅎㄱ');
    },
    act: (page) => panel(page).getByRole('button', { name: '소프트웨어학과 구독', exact: true }).click(),
    input: (page) => panel(page).getByRole('searchbox').inputValue(),
    says: [topic.subscribeFailed.title, topic.alreadySubscribed.title],
    shown: (page) => panel(page).getByRole('button', { name: /^소프트웨어학과 구독 중/ }),
  },
  unsubscribeTopic: {
    as: 'member',
    path: routes.subscriptions,
    prepare: openTopicMenu,
    act: choose('menuitem', '구독 취소'),
    says: [topic.unsubscribeFailed.text],
    shown: (page) => panel(page).getByRole('button', { name: '아주대학교-일반 구독', exact: true }),
  },
  setTopicNotification: {
    as: 'member',
    path: routes.subscriptions,
    prepare: openTopicMenu,
    act: choose('menuitemradio', /알림만 끄기/),
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
    act: (page) => button('구독하기')(page).click(),
    input: (page) => page.getByRole('textbox', { name: '키워드' }).inputValue(),
    says: [keyword.serverError.title, keyword.otherError.title, keyword.duplicate(null).title],
    shown: (page) => button(/‘근로’ 키워드 지우기/)(page),
  },
  unsubscribeKeyword: {
    as: 'member',
    path: routes.keywordSubscription,
    prepare: (page) => isThere(button(/키워드 지우기/)(page)),
    act: (page) =>
      button(/키워드 지우기/)(page)
        .first()
        .click(),
    says: [keyword.unsubscribeFailed.title],
    shown: button('되돌리기'),
  },
} satisfies Record<string, Scene>;
