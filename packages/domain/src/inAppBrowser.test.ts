import { describe, expect, it } from 'vitest';
import { type InAppBrowser, inAppBrowser, outsideAddress } from './inAppBrowser.ts';

const android =
  'Mozilla/5.0 (Linux; Android 14; SM-S918N Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chrome =
  'Mozilla/5.0 (Linux; Android 14; SM-S918N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

const samples: [string, InAppBrowser | null][] = [
  [`${android};KAKAOTALK 2410820`, 'kakaotalk'],
  [`${android} KAKAOTALK/26.8.1 (INAPP)`, 'kakaotalk'],
  [`${iPhone} Mobile/15E148 KAKAOTALK 10.4.5`, 'kakaotalk'],
  [`${iPhone} Mobile/15E148 Safari Line/14.9.0`, 'line'],
  [`${android} NAVER(inapp; search; 2000; 12.10.1)`, 'naver'],
  [`${android} DaumApps/8.0.1 DaumDevice/mobile`, 'daum'],
  [`${iPhone} Mobile/15E148 everytimeApp`, 'everytime'],
  [`${iPhone} Mobile/15E148 Instagram 339.0.3.12.91 (iPhone15,2; iOS 17_5; ko_KR)`, 'instagram'],
  [`${iPhone} Mobile/15E148 Barcelona 330.0.0.0`, 'threads'],
  [`${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/450.0.0]`, 'facebook'],
  [`${iPhone} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/450.0.0]`, 'messenger'],
  [`${android} musical_ly_2023400030 BytedanceWebview/d8a21c6`, 'tiktok'],
  [`${android} BAND/15.0 (Android OS 14)`, 'band'],
  [`${iPhone} Mobile/15E148 MicroMessenger/8.0.49(0x18003129) NetType/WIFI`, 'wechat'],
  [`${iPhone} Mobile/15E148 Snapchat/12.90.0.40`, 'snapchat'],
  [android, 'unknown'],
  [chrome, null],
  [`${chrome} Whale/3.1`, null],
  [`${chrome} SamsungBrowser/25.0`, null],
  [`${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`, null],
  [`${iPhone} CriOS/126.0 Mobile/15E148 Safari/604.1 Online Tab 8`, null],
  [`${windows} KAKAOTALK 4.0.0`, null],
  ['facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/', null],
];

describe('inAppBrowser', () => {
  it.each(samples)('%s is %s', (userAgent, expected) => {
    expect(inAppBrowser(userAgent)).toBe(expected);
  });
});

describe('outsideAddress', () => {
  const href = 'https://campusbell.example/event/42?x=1&y=가';

  it('carries the whole address through KakaoTalk', () => {
    const address = outsideAddress('kakaotalk', iPhone, href) ?? '';
    expect(decodeURIComponent(address.split('url=')[1] ?? '')).toBe(href);
  });

  it('adds the switch that LINE reads and keeps the query', () => {
    const address = new URL(outsideAddress('line', iPhone, href) ?? '');
    expect(address.searchParams.get('openExternalBrowser')).toBe('1');
    expect(address.searchParams.get('x')).toBe('1');
  });

  it('uses an intent on Android and has no way on iOS', () => {
    expect(outsideAddress('instagram', android, href)).toMatch(
      /^intent:\/\/campusbell\.example\/event\/42\?x=1.*#Intent;scheme=https;S\.browser_fallback_url=.*;end$/,
    );
    expect(outsideAddress('instagram', iPhone, href)).toBeNull();
  });
});
