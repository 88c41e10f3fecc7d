import { otherBrowser } from '@campus-bell/domain/words/otherBrowser';
import { describe, expect, test } from 'vitest';
import { appNames, decideEscape, type EscapeProgress } from './inAppEscape.ts';

const android =
  'Mozilla/5.0 (Linux; Android 14; SM-S918N Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36';

const decide = (
  userAgent: string,
  {
    href = 'https://campus.example/event/42?x=1',
    isStandalone = false,
    progress = 'untried' as EscapeProgress,
  } = {},
) => decideEscape({ userAgent, href, isStandalone, progress });

describe('decideEscape', () => {
  test.each([
    [`${android};KAKAOTALK 2410820`],
    [`${android} KAKAOTALK/26.8.1 (INAPP)`],
    [`${iphone} Mobile/15E148 KAKAOTALK 10.4.5`],
  ])('leaves KakaoTalk with the complete address: %s', (userAgent) => {
    const way = decide(userAgent);
    expect(way.kind).toBe('leave');
    const address = way.kind === 'leave' ? way.address : '';
    const prefix = 'kakaotalk://web/openExternal?url=';
    expect(address.startsWith(prefix)).toBe(true);
    expect(decodeURIComponent(address.slice(prefix.length))).toBe('https://campus.example/event/42?x=1');
  });

  test.each([[`${iphone} Mobile/15E148 Safari Line/14.9.0`], [`${android} Line/14.9.0/IAB`]])(
    'leaves LINE with path, query and fragment kept: %s',
    (userAgent) => {
      expect(decide(userAgent, { href: 'https://campus.example/event?a=1#top' })).toEqual({
        kind: 'leave',
        address: 'https://campus.example/event?a=1&openExternalBrowser=1#top',
      });
    },
  );

  test.each([
    ['네이버', `${iphone} Mobile/20F66 NAVER(inapp; search; 2000; 12.5.5)`],
    ['다음', `${android} DaumApps/8.0.1 DaumDevice/mobile`],
    ['인스타그램', `${iphone} Mobile/15E148 Instagram 339.0.3.12.91 (iPhone15,2; iOS 17_5; ko_KR)`],
    ['스레드', `${iphone} Mobile/15E148 Barcelona 330.0.0.0`],
    ['페이스북', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/450.0]`],
    ['페이스북', `${android} [FB_IAB/FB4A;FBAV/480.0;]`],
    ['에브리타임', `${iphone} Mobile/15E148 everytimeApp`],
    ['에브리타임', `${android} everytimeApp`],
    [null, android],
  ])('says what works in %s', (appName, userAgent) => {
    const way = decide(userAgent);
    expect(way).toMatchObject({ kind: 'tell', appName });
    const outsideHref = way.kind === 'tell' ? way.outsideHref : null;
    if (userAgent.includes('Android'))
      expect(outsideHref).toMatch(/^intent:\/\/campus\.example\/event\/42\?x=1#/);
    else expect(outsideHref).toBeNull();
  });

  test.each([
    ['Safari', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`],
    ['Chrome on iPhone', `${iphone} CriOS/126.0 Mobile/15E148 Safari/604.1`],
    ['Firefox on iPhone', `${iphone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`],
    ['Chrome', android.replace('; wv', '').replace('Version/4.0 ', '')],
    [
      'Samsung Internet',
      'Mozilla/5.0 (Linux; Android 14; SM-S918N) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
    ],
    [
      'Whale',
      'Mozilla/5.0 (Linux; Android 14; SM-S918N) Whale/1.0.0.0 Crosswalk/28 Chrome/126.0 Mobile Safari/537.36',
    ],
    ['KakaoTalk on a computer', `${windows} KAKAOTALK 4.0.0`],
    ['the KakaoTalk preview robot', 'facebookexternalhit/1.1;kakaotalk-scrap/1.0;'],
    [
      'a tablet called Online Tab',
      'Mozilla/5.0 (Linux; Android 13; Online Tab 8) Chrome/126.0 Safari/537.36',
    ],
    [
      'Googlebot',
      'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) Chrome/126.0 Mobile Safari/537.36 (compatible; Googlebot/2.1)',
    ],
  ])('stays in %s', (_what, userAgent) => {
    expect(decide(userAgent)).toEqual({ kind: 'stay' });
  });

  test('tries once per visit, then says so once', () => {
    const kakaotalk = `${iphone} Mobile/15E148 KAKAOTALK 10.4.5`;
    expect(decide(kakaotalk, { progress: 'tried' })).toMatchObject({ kind: 'tell', appName: '카카오톡' });
    expect(decide(kakaotalk, { progress: 'told' })).toEqual({ kind: 'stay' });
  });

  test('does not send LINE to where it already is', () => {
    const line = `${android} Line/14.9.0/IAB`;
    expect(decide(line, { href: 'https://campus.example/?openExternalBrowser=1' }).kind).toBe('tell');
  });

  test('stays in the installed app and on the way back from the login', () => {
    const kakaotalk = `${android};KAKAOTALK 2410820`;
    expect(decide(kakaotalk, { isStandalone: true })).toEqual({ kind: 'stay' });
    expect(decide(kakaotalk, { href: 'https://campus.example/loginSuccess?code=1' })).toEqual({
      kind: 'stay',
    });
  });
});

test('each app has its own name', () => {
  expect(appNames()).toEqual({ ...otherBrowser.app });
});
