import { eventPath, routes } from '@campus-bell/domain/routes';
import { banner } from '@campus-bell/domain/words/banner';
import { calendar } from '@campus-bell/domain/words/calendar';
import { detail } from '@campus-bell/domain/words/detail';
import { like } from '@campus-bell/domain/words/like';
import { list } from '@campus-bell/domain/words/list';
import type { Page } from '@playwright/test';
import { star } from '../../events.ts';
import { alertOf, button, cards, isThere, navigation, type Scene } from './scene.ts';

const calendarDialog = (page: Page) => page.getByRole('dialog', { name: '캘린더에 추가' });

/** Home, the lists of events and the event itself. */
export const browse = {
  fetchPopularEvents: {
    as: 'member',
    path: routes.home,
    says: [list.serverError],
    shown: cards,
    askedAhead: 1,
  },
  fetchBanners: {
    as: 'member',
    path: routes.home,
    says: [banner.serverError],
    shown: (page) => page.getByRole('link', { name: /^배너/ }),
    isOptional: true,
  },
  fetchUnreadCount: {
    as: 'member',
    path: routes.home,
    prepare: (page) => isThere(page.getByRole('link', { name: /읽지 않은 알림 \d+개/ })),
    control: (page) => navigation(page, '홈'),
    says: [],
    shown: (page) => page.getByRole('link', { name: /읽지 않은 알림 \d+개/ }),
  },
  fetchSubscribedTabRead: {
    as: 'member',
    path: routes.home,
    prepare: (page) => isThere(page.getByRole('link', { name: /^구독.*읽지 않은/ })),
    control: (page) => navigation(page, '홈'),
    says: [],
    shown: (page) => page.getByRole('link', { name: /^구독.*읽지 않은/ }),
  },
  fetchBoardEvents: {
    as: 'member',
    path: routes.events,
    says: [list.serverError],
    shown: cards,
  },
  fetchLikedEvents: {
    as: 'member',
    path: routes.liked,
    says: [list.serverError],
    shown: cards,
  },
  fetchSubscribedEvents: {
    as: 'member',
    path: routes.subscriptions,
    says: [list.serverError],
    shown: cards,
  },
  fetchKeywordFeed: {
    as: 'member',
    path: `${routes.subscriptions}?tab=keyword`,
    says: [list.serverError],
    shown: cards,
  },
  fetchSingleKeywordFeed: {
    as: 'member',
    path: `${routes.subscriptions}?tab=keyword`,
    control: button(/^장학/),
    says: [list.serverError],
    shown: cards,
  },
  fetchEventDetail: {
    as: 'member',
    path: (campus) => eventPath(campus.samples.noImage),
    says: [detail.failed, detail.sessionExpired.title],
    shown: button('캘린더에 추가'),
  },
  likeEvent: {
    as: 'newcomer',
    path: routes.events,
    control: star,
    says: [like.failed.title],
    shown: (page) => page.getByRole('button', { name: /^찜 \d+개/, pressed: true }).first(),
  },
  unlikeEvent: {
    as: 'member',
    path: routes.liked,
    control: star,
    says: [like.unlikeFailed.title],
    shown: button('되돌리기'),
  },
  registerCalendarEvent: {
    as: 'member',
    path: (campus) => eventPath(campus.samples.noImage),
    async prepare(page) {
      await button('캘린더에 추가')(page).click();
      await calendarDialog(page).getByLabel('제목', { exact: true }).fill('내가 고친 제목');
    },
    control: (page) => calendarDialog(page).getByRole('button', { name: '등록하기' }),
    input: (page) => calendarDialog(page).getByLabel('제목', { exact: true }).inputValue(),
    says: [calendar.failed.title],
    shown: (page) => alertOf(page, calendar.registered.title),
  },
} satisfies Record<string, Scene>;
