import type { ManifestOptions } from 'vite-plugin-pwa';

const png = (name: string, edge: number) => ({
  src: `/icons/${name}-${edge}.png`,
  sizes: `${edge}x${edge}`,
  type: 'image/png',
});

const shortcut = (name: string, url: string, drawing: string) => ({
  name,
  url,
  icons: [{ src: `/icons/shortcut-${drawing}.png`, sizes: '96x96', type: 'image/png' }],
});

const screenshot = (name: string, form: 'narrow' | 'wide', label: string) => ({
  src: `/screenshots/${name}.jpg`,
  sizes: form === 'narrow' ? '780x1688' : '1280x800',
  type: 'image/jpeg',
  form_factor: form,
  label,
});

/** The web app manifest (PW-1). Icons are drawn by drawIcons.ts, pictures taken by takeScreenshots.ts. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: '캠퍼스벨',
  short_name: '캠퍼스벨',
  description: '우리 학교 공지와 행사를 한곳에서 보고, 구독한 소식은 바로 알림으로 받아요.',
  lang: 'ko',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#ffffff',
  background_color: '#ffffff',
  categories: ['education', 'news'],
  icons: [
    { ...png('icon', 192), purpose: 'any' },
    { ...png('icon', 512), purpose: 'any' },
    { ...png('maskable', 512), purpose: 'maskable' },
    { ...png('monochrome', 512), purpose: 'monochrome' },
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  shortcuts: [
    shortcut('알림', '/notification', 'notifications'),
    shortcut('검색', '/event', 'search'),
    shortcut('찜', '/liked', 'liked'),
    shortcut('구독', '/subscribe', 'subscriptions'),
  ],
  screenshots: [
    screenshot('home', 'narrow', '이번 주 인기글'),
    screenshot('detail', 'narrow', '공지 자세히 보기'),
    screenshot('search', 'narrow', '게시판과 검색'),
    screenshot('home-wide', 'wide', '넓은 화면의 홈'),
  ],
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  handle_links: 'preferred',
};
