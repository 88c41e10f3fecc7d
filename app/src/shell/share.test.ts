import { afterEach, describe, expect, test, vi } from 'vitest';
import { share } from './share.ts';

const event = {
  title: '장학금 신청 안내',
  text: '장학금 신청 안내\n마감 3월 10일',
  url: 'https://bell.campus.test/event/1',
};

describe('share', () => {
  afterEach(() => vi.unstubAllGlobals());

  function stubDevice(device: { share?: () => Promise<void>; writeText?: () => Promise<void> }) {
    const { share: shareSheet, writeText = vi.fn(async () => undefined) } = device;
    vi.stubGlobal('navigator', { share: shareSheet, clipboard: { writeText } });
    return writeText;
  }

  test('opens the share sheet of a device that has one', async () => {
    const shareSheet = vi.fn(async () => undefined);
    const copy = stubDevice({ share: shareSheet });
    expect(await share(event)).toBe('shared');
    expect(shareSheet).toHaveBeenCalledWith(event);
    expect(copy).not.toHaveBeenCalled();
  });

  test('copies text and link where there is no share sheet', async () => {
    const copy = stubDevice({});
    expect(await share(event)).toBe('copied');
    expect(copy).toHaveBeenCalledWith(`장학금 신청 안내\n마감 3월 10일\n${event.url}`);
  });

  test('a share sheet that is closed copies nothing', async () => {
    const copy = stubDevice({ share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
    expect(await share(event)).toBe('cancelled');
    expect(copy).not.toHaveBeenCalled();
  });

  test('a share sheet that refuses leaves the link on the clipboard', async () => {
    stubDevice({ share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
    expect(await share(event)).toBe('copied');
  });

  test('says so when the clipboard refuses too', async () => {
    stubDevice({ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
    expect(await share(event)).toBe('failed');
  });
});
