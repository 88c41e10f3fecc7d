import { expect, test } from 'vitest';
import { useSessionStore } from '../session/sessionStore.ts';
import {
  clearSavedAnswers,
  noteFreshAnswer,
  noteSavedAnswer,
  showStep,
  standsIn,
  useConnectionStore,
} from './connectionStore.ts';

const savedAt = () => useConnectionStore.getState().savedAt;

test('a screen of saved answers is told as such again after Back, until it is asked for anew', () => {
  noteSavedAnswer('/popular', 2000);
  showStep('list');
  expect(savedAt()).toBe(2000);
  noteSavedAnswer('/banner', 1000);
  noteSavedAnswer('/board', 3000);
  expect(savedAt()).toBe(1000);
  showStep('event');
  expect(savedAt()).toBeNull();
  showStep('list');
  expect(savedAt()).toBe(1000);
  clearSavedAnswers();
  showStep('event');
  showStep('list');
  expect(savedAt()).toBeNull();
});

test('what the server answers after all stands in for nothing any more, here and after Back', () => {
  showStep('home');
  noteSavedAnswer('/popular', 1000);
  noteSavedAnswer('/banner', 2000);
  noteFreshAnswer('/popular');
  expect(savedAt()).toBe(2000);
  showStep('event');
  showStep('home');
  expect(savedAt()).toBe(2000);
  noteFreshAnswer('/banner');
  expect(savedAt()).toBeNull();
  showStep('event');
  showStep('home');
  expect(savedAt()).toBeNull();
});

test('when a member leaves, nothing of theirs stands in any more', () => {
  useSessionStore.setState({ memberId: '1' });
  showStep('mine');
  noteSavedAnswer('/liked', 1000);
  showStep('other');
  noteSavedAnswer('/popular', 2000);
  useSessionStore.setState({ memberId: null });
  expect(savedAt()).toBeNull();
  showStep('mine');
  expect(savedAt()).toBeNull();
});

test('what is known of a path is a saved answer until the server’s has come, or the member has left', () => {
  useSessionStore.setState({ memberId: '1' });
  noteSavedAnswer('/event/1', 1000);
  noteSavedAnswer('/event/2', 1000);
  clearSavedAnswers();
  showStep('other');
  expect(['/event/1', '/event/2', '/event/3'].map(standsIn)).toEqual([true, true, false]);
  noteFreshAnswer('/event/1');
  expect(['/event/1', '/event/2'].map(standsIn)).toEqual([false, true]);
  useSessionStore.setState({ memberId: null });
  expect(standsIn('/event/2')).toBe(false);
});
