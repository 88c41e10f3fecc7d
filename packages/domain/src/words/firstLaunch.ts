import { room } from './room.ts';

/** The first start of the installed app: whether it may notify. */
export const firstLaunch = room({
  title: ['알림 받기', 'Get notifications'],
  default: [
    '구독한 게시판과 키워드에 새 글이 올라오면 바로 알려 드려요.',
    'We’ll tell you about new posts on your boards and keywords.',
  ],
  granted: [
    '알림을 허용했어요. 이 기기를 등록하면 새 글을 바로 알려 드려요.',
    'Notifications are allowed. Register this device to hear about new posts.',
  ],
  denied: [
    '알림이 차단돼 있어요. 기기 설정에서 알림을 허용하면 받을 수 있어요.',
    'Notifications are blocked. Allow them in your device’s settings.',
  ],
  unsupported: [
    '이 브라우저에서는 알림을 받을 수 없어요. 공지는 그대로 볼 수 있어요.',
    'This browser can’t show notifications. You can still read notices.',
  ],
  allowAndStart: ['알림 받고 시작하기', 'Allow and start'],
  start: ['시작하기', 'Start'],
  later: ['나중에', 'Not now'],
});
