import type { LoginResult } from '@campus-bell/api/wire/member';
import { vi } from 'vitest';
import { memoryStorage } from '../device/memoryStorage.fake.ts';

/** Gives a test a window with storages of its own. */
export function stubWindow(): { localStorage: Storage; sessionStorage: Storage } {
  const storages = { localStorage: memoryStorage(), sessionStorage: memoryStorage() };
  vi.stubGlobal('window', { ...storages, addEventListener: vi.fn(), removeEventListener: vi.fn() });
  return storages;
}

/** What the login of a member of this id brings. */
export function loginOf(memberId: string): LoginResult {
  return {
    memberId,
    email: 'a@campus.test',
    name: '김하늘',
    department: null,
    newMember: false,
    accessToken: `access-${memberId}`,
    refreshToken: 'refresh',
  };
}
