import { defaultCategory } from '@campus-bell/domain/categories';
import { action } from '@campus-bell/domain/words/action';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { connection } from '@campus-bell/domain/words/connection';
import { eventSearch } from '@campus-bell/domain/words/eventSearch';
import { list } from '@campus-bell/domain/words/list';
import { search } from '@campus-bell/domain/words/search';
import { several } from '@campus-bell/domain/words/several';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { containing, likeName, startingWith } from '../../hooks/matches.fake.tsx';
import { goToEnd } from '../../widgets/PagedList/goToEnd.fake.tsx';
import type { EventSearchScreen } from './EventSearchScreen.tsx';
import { ledSearch } from './searchStandIn.fake.tsx';

const meta = {
  title: 'Screens/Event search/Several boards',
  ...ledSearch,
  args: {
    ...ledSearch.args,
    ownBoard: 'Software',
    searchText: '안내',
    boards: ['AjouNormal', 'AjouScholarship', 'Dormitory'],
    myBoards: {
      pinned: ['AjouScholarship', 'Dormitory'],
      opened: [{ slug: 'AjouNormal', at: 1 }],
    },
  },
} satisfies Meta<typeof EventSearchScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const states = (canvas: Canvas) =>
  within(canvas.getByRole('region', { name: several.states }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
/** Whether a board's state says how many posts were found. */
const isFound = (korean: string) => (state: string) => {
  const count = Number(/ (\d+)\D*$/.exec(state)?.[1]);
  return [several.found, several.orMore].some(
    (found) => state === `${campusName(korean)} ${found({ count })}`,
  );
};
const lookedIn = (...names: string[]) =>
  eventSearch.lookedIn({ boards: names.map(campusName).join(', '), searchText: '스쿠버다이빙' });
const toTheEnd = (canvas: Canvas) =>
  waitFor(
    async () => {
      goToEnd();
      await expect(canvas.getByText(list.noMore)).toBeVisible();
    },
    { timeout: 10_000 },
  );

export const MergedByDate: Story = {
  tags: ['state:filled'],
  play: async ({ canvas }) => {
    const asked = spyOn(window, 'fetch');
    const cards = await canvas.findAllByRole('article');
    await expect(cards.length).toBeGreaterThan(5);
    await canvas.findByRole('region', { name: several.results({ count: 3, searchText: '안내' }) });
    for (const name of ['아주대학교-일반', '아주대학교-장학', '기숙사']) {
      await expect(states(canvas).join()).toContain(campusName(name));
    }
    const names = ['아주대학교-일반', '아주대학교-장학', '기숙사'].map(campusName);
    const boards = new Set(cards.map((card) => names.find((name) => card.textContent.includes(name))));
    await expect(boards.size).toBeGreaterThan(1);
    await expect(canvas.getAllByText('안내', { selector: 'mark' }).length).toBeGreaterThan(3);
    for (const [request] of asked.mock.calls) {
      await expect((request as Request).headers.get('Authorization')).toBeNull();
    }
    asked.mockRestore();
  },
};

export const Loading: Story = {
  parameters: { scenario: 'oneBoardLoading' },
  play: async ({ canvas }) => {
    await canvas.findByText(list.loading);
    await waitFor(() => expect(states(canvas)[2]).toBe(`${campusName('기숙사')} ${several.waiting}`));
    await waitFor(() => expect(states(canvas)[1]).toSatisfy(isFound('아주대학교-장학')));
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

export const NoMoreEvents: Story = {
  tags: ['state:end'],
  args: { searchText: '', boards: ['Dormitory', 'Graduate'] },
  play: async ({ canvas }) => {
    await toTheEnd(canvas);
    await expect(states(canvas)).toHaveLength(2);
    await expect(states(canvas)[0]).toSatisfy(isFound('기숙사'));
    await expect(states(canvas)[1]).toSatisfy(isFound('대학원'));
  },
};

export const NothingFound: Story = {
  tags: ['state:empty'],
  args: { searchText: '스쿠버다이빙', boards: ['AjouNormal', 'Dormitory'] },
  play: async ({ args, canvas }) => {
    await canvas.findByText(search.nothingFound);
    await expect(states(canvas)).toEqual([
      `${campusName('아주대학교-일반')} ${several.none}`,
      `${campusName('기숙사')} ${several.none}`,
    ]);
    await expect(canvas.getByText(lookedIn('아주대학교-일반', '기숙사'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: eventSearch.inOwnBoards({ count: 2 }) }));
    await expect(args.onSearch).toHaveBeenCalledWith({
      category: defaultCategory,
      searchText: '스쿠버다이빙',
      boards: ['Software', 'AjouScholarship'],
    });
    await canvas.findByText(lookedIn('소프트웨어학과', '아주대학교-장학'));
  },
};

export const OneBoardFails: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'oneBoardFails' },
  play: async ({ canvas }) => {
    await canvas.findByText(`${campusName('기숙사')} ${search.boardFailed}`);
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(5);
    const busy = canvas.findByRole('button', {
      name: several.retry({ board: campusName('기숙사') }),
      busy: true,
    });
    await userEvent.click(
      canvas.getByRole('button', { name: several.retry({ board: campusName('기숙사') }) }),
    );
    await busy;
    await canvas.findByRole('button', { name: several.retry({ board: campusName('기숙사') }), busy: false });
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(5);
  },
};

export const RetriedBoard: Story = {
  args: { searchText: '', boards: ['Dormitory', 'Graduate'] },
  parameters: { scenario: 'oneBoardFailsOnce' },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: several.retry({ board: campusName('기숙사') }) });
    await canvas.findAllByRole('article');
    const asked = spyOn(window, 'fetch');
    await userEvent.dblClick(retry);
    await waitFor(() => expect(states(canvas)[0]).toSatisfy(isFound('기숙사')));
    const boards = asked.mock.calls.map(([request]) => new URL((request as Request).url).pathname);
    await expect(boards.filter((path) => path.endsWith('/Dormitory'))).toHaveLength(1);
    asked.mockRestore();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(document.activeElement?.closest('[data-row]')).not.toBeNull();
  },
};

export const OneBoardFailsOnPageTwo: Story = {
  tags: ['state:failedOnPageTwo'],
  args: { searchText: '', boards: ['AjouNormal', 'Dormitory'] },
  parameters: { scenario: 'boardFailsOnPageTwo' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await waitFor(
      async () => {
        goToEnd();
        const alerts = canvas.getAllByRole('alert').map(({ textContent }) => textContent ?? '');
        await expect(alerts.length).toBeGreaterThan(0);
        const boards = alerts.map((text) =>
          ['아주대학교-일반', '기숙사'].find((name) =>
            text.startsWith(`${campusName(name)} ${search.boardFailed}`),
          ),
        );
        await expect(boards).not.toContain(undefined);
        await expect(new Set(boards).size).toBe(alerts.length);
        await expect(states(canvas)[0]).toSatisfy(isFound('아주대학교-일반'));
        await expect(states(canvas)[1]).toSatisfy(isFound('기숙사'));
      },
      { timeout: 10_000 },
    );
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(10);
    await expect(canvas.queryByText(list.noMore)).toBeNull();
  },
};

export const ServerError: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'boardFails' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: action.retry }));
    await canvas.findByText(list.serverError);
    await expect(canvas.getAllByRole('button', { name: containing(action.retry) })).toHaveLength(1);
  },
};

export const Offline: Story = {
  tags: ['state:offline'],
  parameters: { scenario: 'networkDown' },
  play: async ({ canvas }) => {
    await canvas.findByText(connection.noAnswer);
  },
};

export const BoardsTicked: Story = {
  parameters: { opens: 'SeveralBoardsSheet' },
  args: { boards: undefined, searchText: '' },
  play: async ({ args, canvas }) => {
    await canvas.findAllByRole('article');
    await userEvent.type(canvas.getByRole('searchbox', { name: eventSearch.field }), '안내');
    await userEvent.click(canvas.getByRole('button', { name: several.several }));
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: campusName('아주대학교-일반') })).toBeChecked(),
    );
    await expect(screen.getByRole('button', { name: several.chooseTwo })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: several.chooseAllOwn }));
    await userEvent.click(screen.getByRole('checkbox', { name: campusName('소프트웨어학과') }));
    await userEvent.click(screen.getByRole('button', { name: several.search({ count: 3 }) }));
    await expect(args.onSearch).toHaveBeenCalledWith({
      category: defaultCategory,
      searchText: '안내',
      boards: ['AjouScholarship', 'Dormitory', 'AjouNormal'],
    });
    await canvas.findByRole('region', { name: several.results({ count: 3, searchText: '안내' }) });
    await userEvent.click(
      canvas.getByRole('button', {
        name: startingWith(several.count({ count: 3 }), campusName('아주대학교-장학')),
      }),
    );
    await waitFor(() => expect(screen.getByRole('checkbox', { name: campusName('기숙사') })).toBeChecked());
  },
};

export const FiveTicked: Story = {
  args: { boards: ['AjouNormal', 'AjouScholarship', 'Dormitory', 'Software', 'Graduate'] },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: several.count({ count: 5 }) }));
    await waitFor(() => expect(screen.getByText(several.full({ max: 5 }))).toBeVisible());
    await expect(screen.getByRole('checkbox', { name: campusName('경영학과') })).toBeDisabled();
    await expect(screen.getByRole('checkbox', { name: campusName('대학원') })).toBeEnabled();
  },
};

export const StarsKnown: Story = {
  args: { searchText: '' },
  parameters: { signedIn: true },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(canvas.queryByRole('button', { name: likeName, pressed: true })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: several.onlyOne }));
    await canvas.findByRole('region', { name: eventSearch.posts({ board: campusName('아주대학교-일반') }) });
    await expect(canvas.getByRole('button', { name: startingWith(eventSearch.detail) })).toHaveFocus();
    const known = await canvas.findAllByRole('button', { name: likeName, pressed: true });
    await userEvent.click(canvas.getByRole('button', { name: several.several }));
    await userEvent.click(await screen.findByRole('checkbox', { name: campusName('기숙사') }));
    await userEvent.click(screen.getByRole('button', { name: several.search({ count: 2 }) }));
    await canvas.findByRole('region', { name: several.posts({ count: 2 }) });
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: likeName, pressed: true }).length).toBeGreaterThan(0),
    );
    await expect(known.length).toBeGreaterThan(0);
  },
};

export const LargeTextOnASmallPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const MoreOwnBoardsThanFit: Story = {
  args: {
    boards: ['AjouNormal', 'AjouScholarship'],
    myBoards: {
      pinned: ['AjouNormal', 'AjouScholarship', 'Dormitory', 'Software', 'Graduate', 'Business'],
      opened: [],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: several.count({ count: 2 }) }));
    await userEvent.click(await screen.findByRole('button', { name: several.chooseOwn({ count: 5 }) }));
    await expect(screen.getByText(several.full({ max: 5 }))).toBeVisible();
  },
};
