import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Detail } from './Detail.tsx';
import { Home } from './Home.tsx';
import { List } from './List.tsx';

declare const __WORKER__: boolean;

const tabs = [
  ['/', '홈'],
  ['/event?group=기숙사&detail=기숙사', '검색'],
  ['/liked', '관심'],
  ['/subscriptions', '구독'],
  ['/my', '내 정보'],
] as const;

const follow = (changed: () => void) => {
  const onChange = () => flushSync(changed);
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
};

function Page() {
  const path = useSyncExternalStore(follow, () => window.location.pathname);
  const id = /^\/event\/(\d+)$/.exec(path)?.[1];
  if (id !== undefined) return <Detail key={id} id={id} />;
  return path === '/event' ? <List /> : <Home />;
}

/** Links of the page itself are followed without a new document. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.origin !== window.location.origin) return;
  event.preventDefault();
  history.replaceState({ top: window.scrollY }, '');
  history.pushState(null, '', link.href);
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.scrollTo(0, 0);
});

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <>
      <Page />
      <nav>
        {tabs.map(([href, label]) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
    </>,
  );
}
if (__WORKER__) window.addEventListener('load', () => navigator.serviceWorker.register('/worker.js'));
