import type { ApiClient } from '@campus-bell/api/createApiClient';
import { fetchPopularEvents } from '@campus-bell/api/endpoints/home';
import { homeQueries } from '@campus-bell/api/queries/home';
import type { EventCard } from '@campus-bell/api/wire/event';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import {
  type UiEnvironment,
  UiEnvironmentProvider,
  useEnvironment,
} from '../../environment/UiEnvironment.tsx';
import { HomeScreen } from './HomeScreen.tsx';

const hourMs = 3_600_000;
const device = {
  told: Promise.resolve(),
  answer: (): void => undefined,
  savedRows: (): readonly EventCard[] | undefined => undefined,
};

/** What everybody may see was drawn already; the device keeps the rows the other way round; the server waits for `device.answer`. */
function DrawnBefore({ children }: { children: ReactNode }) {
  const outer = useEnvironment();
  const client = useQueryClient();
  const [environment, setEnvironment] = useState<UiEnvironment | null>(null);
  useEffect(() => {
    const { api } = outer;
    void fetchPopularEvents({ ...api, optional: api.none }).then((popular) => {
      const drawn = { popular, at: Date.now() };
      setEnvironment({
        ...outer,
        api: waiting(api, client),
        firstContent: () => drawn,
      });
    });
  }, [outer, client]);
  if (environment === null) return null;
  return <UiEnvironmentProvider environment={environment}>{children}</UiEnvironmentProvider>;
}

function waiting(api: ApiClient, client: QueryClient): ApiClient {
  device.savedRows = () => client.getQueryData(homeQueries.popular(api).queryKey);
  const ask = api.optional.GET as (...call: unknown[]) => Promise<unknown>;
  const late = async (...call: unknown[]) => {
    await device.told;
    return ask(...call);
  };
  return {
    ...api,
    optional: { ...api.optional, GET: late as typeof api.optional.GET },
    async readSaved(ask) {
      const data = await ask(api);
      return { data: Array.isArray(data) ? (data.reverse() as typeof data) : data, at: Date.now() - hourMs };
    },
  };
}

const meta = {
  title: 'Screens/Home/First content',
  component: HomeScreen,
  args: { unreadCount: 0, teamUrl: null },
  parameters: { signedIn: true },
  beforeEach: () => {
    device.told = new Promise((resolve) => {
      device.answer = resolve;
    });
  },
  decorators: [
    (Story) => (
      <DrawnBefore>
        <Story />
      </DrawnBefore>
    ),
  ],
} satisfies Meta<typeof HomeScreen>;
export default meta;

export const OlderRowsOfTheDevice: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    const titles = () => canvas.getAllByRole('article').map((card) => card.querySelector('a')?.textContent);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(10));
    const drawn = titles();
    const orders = new Set<string>();
    const stars = canvas.getAllByRole('article').map(() => new Set<string>());
    const watcher = new MutationObserver(() => {
      orders.add(titles().join());
      canvasElement.querySelectorAll('article button').forEach((star, at) => {
        const isBusy = star.getAttribute('aria-busy') === 'true';
        if (!isBusy) stars[at]?.add(star.getAttribute('aria-pressed') ?? '');
      });
    });
    watcher.observe(canvasElement, { subtree: true, childList: true, attributes: true, characterData: true });
    const waitingStars = () => canvasElement.querySelectorAll('article button[aria-busy="true"]').length;

    await waitFor(() => expect(device.savedRows()).toHaveLength(10));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await expect(titles()).toEqual(drawn);
    await expect(waitingStars()).toBe(10);
    device.answer();
    await waitFor(() => expect(waitingStars()).toBe(0));
    await waitFor(() => expect(stars.map(({ size }) => size)).toEqual(stars.map(() => 1)));
    watcher.disconnect();
    await expect([...orders]).toEqual([drawn.join()]);
    await expect(stars.map((states) => [...states].join())).toContain('true');
  },
};
