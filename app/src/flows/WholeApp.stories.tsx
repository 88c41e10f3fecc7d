import { eventPath, routes } from '@campus-bell/domain/routes';
import { home } from '@campus-bell/domain/words/home';
import { lost } from '@campus-bell/domain/words/lost';
import { places } from '@campus-bell/domain/words/places';
import { product } from '@campus-bell/domain/words/product';
import { screenTitle } from '@campus-bell/domain/words/screenTitle';
import { type ScenarioName, scenarios } from '@campus-bell/fixtures/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type WholeAppArgs, wholeApp } from './WholeApp.tsx';

/** What the toolbar does not choose: the screen that is opened and what the server does. */
interface AnyScreenArgs extends WholeAppArgs {
  scenario?: ScenarioName;
}

const meta = {
  title: 'Flows/Whole app',
  ...wholeApp,
  args: { path: routes.home },
  argTypes: {
    path: { control: 'select', options: Object.values({ ...routes, event: eventPath(1) }) },
    google: {
      control: 'select',
      options: ['member', 'newcomer', 'firstTimer', 'outsider', 'privateAccount', 'nobody'],
    },
    scenario: { control: 'select', options: Object.keys(scenarios) },
  },
  parameters: { titled: '앱 전체' },
} satisfies Meta<AnyScreenArgs>;
export default meta;

export const AnyScreen: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: home.popular });
    await expect(canvas.getByRole('navigation', { name: places.mainMenu })).toBeVisible();
  },
};

export const UnknownAddress: StoryObj<typeof meta> = {
  args: { path: '/no-such-screen' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: lost.title });
    await waitFor(() => expect(document.title).toBe(product.titled({ page: screenTitle.notFound })));
  },
};
