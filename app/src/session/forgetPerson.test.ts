import { beforeEach, expect, test, vi } from 'vitest';
import { savedAnswersDatabase } from '../device/answersDatabase.ts';
import { forgetPerson } from './forgetPerson.ts';

vi.mock('../device/leaveDevice.ts', () => ({ leaveDevice: async () => undefined }));

const deleted: string[] = [];
const deleteDatabase = (name: string) => void deleted.push(name);

beforeEach(() => {
  deleted.length = 0;
  vi.stubGlobal('navigator', {});
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('the saved answers go with the person', async () => {
  const names = [savedAnswersDatabase, 'firebase-messaging-database', 'something-else'];
  vi.stubGlobal('indexedDB', { databases: async () => names.map((name) => ({ name })), deleteDatabase });
  await forgetPerson();
  expect(deleted).toEqual([savedAnswersDatabase, 'something-else']);
});

test('also where the browser does not list its databases', async () => {
  vi.stubGlobal('indexedDB', { deleteDatabase });
  await forgetPerson();
  expect(deleted).toEqual([savedAnswersDatabase]);
});

test('also where the list cannot be had', async () => {
  const databases = () => Promise.reject(new DOMException('closed', 'UnknownError'));
  vi.stubGlobal('indexedDB', { databases, deleteDatabase });
  await forgetPerson();
  expect(deleted).toEqual([savedAnswersDatabase]);
});
