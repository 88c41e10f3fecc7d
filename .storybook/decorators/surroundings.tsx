import './surroundings.css';
import { koreaInputValue } from '@campus-bell/domain/koreaTime';
import type { Decorator } from '@storybook/react-vite';
import { edge } from '../../packages/ui/src/tokens/theme.css.ts';
import { OfflineBanner } from '../../packages/ui/src/widgets/OfflineBanner/OfflineBanner.tsx';
import { storyWorld, type World, worldOf } from '../toolbar/settings.ts';
import type { StoryCampus } from './campus.ts';

const matchMedia = window.matchMedia.bind(window);
const insets = { phone: { top: '47px', bottom: '34px' }, statusBar: '24px' };

/** Tells the page where it is: connected or not, in a browser or installed, on a screen with corners cut off. */
function settle({ network, safeArea, standalone }: World) {
  const isInstalled = standalone === 'installed';
  const isPhone = safeArea === 'phone';
  answer('onLine', network === 'offline' ? false : undefined);
  answer('standalone', isInstalled || undefined);
  window.matchMedia = isInstalled ? (query) => matchMedia(asInstalled(query)) : matchMedia;
  inset(edge.safeTop, isPhone ? insets.phone.top : isInstalled ? insets.statusBar : null);
  inset(edge.safeBottom, isPhone ? insets.phone.bottom : null);
}

/** Has the navigator answer something else; `undefined` leaves it to the browser. */
function answer(name: string, value: boolean | undefined) {
  if (value === undefined) Reflect.deleteProperty(navigator, name);
  else Object.defineProperty(navigator, name, { configurable: true, value });
}

function asInstalled(query: string): string {
  return query.replaceAll(/\(display-mode:\s*([a-z-]+)\)/g, (_, mode) =>
    mode === 'standalone' ? '(min-width: 0)' : '(max-width: 0)',
  );
}

function inset(variable: string, value: string | null) {
  document.documentElement.style.setProperty(variable.slice('var('.length, -1), value);
}

/** What the phone itself draws over the page. */
function Device({ world, now }: { world: World; now: Date }) {
  const isPhone = world.safeArea === 'phone';
  const isInstalled = world.standalone === 'installed';
  if (!isPhone && !isInstalled) return null;
  return (
    <div className="surroundings" aria-hidden="true">
      {isInstalled ? (
        <div className="surroundings-status">
          <span>{koreaInputValue(now).slice(-5)}</span>
          <span>{world.network === 'offline' ? '—' : '5G'}</span>
        </div>
      ) : null}
      {isPhone ? <div className="surroundings-notch" /> : null}
      {isPhone ? <div className="surroundings-home" /> : null}
    </div>
  );
}

/** Puts a story into the surroundings that the toolbar chose; the app says itself when it is offline. */
export const withSurroundings: Decorator = (Story, context) => {
  const world = worldOf(context);
  settle(world);
  if (JSON.stringify(world) === JSON.stringify(storyWorld)) return <Story />;
  const { campus } = context.loaded as unknown as StoryCampus;
  return (
    <>
      {world.network === 'offline' ? (
        <OfflineBanner state="offline" savedAt={null} onReload={() => undefined} />
      ) : null}
      <Story />
      <Device world={world} now={campus.now()} />
    </>
  );
};
