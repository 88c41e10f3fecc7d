import { defaultCategory } from '@campus-bell/domain/categories';
import { searchPath } from '@campus-bell/domain/routes';
import type { PersonKind } from '@campus-bell/fixtures/data/people';
import { type ReactNode, useState } from 'react';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { apiOrigin, publicOrigin } from '../../../.storybook/decorators/apiOrigin.ts';
import type { StoryCampus } from '../../../.storybook/decorators/campus.ts';
import type { AppConfig } from '../config.ts';
import { createAppHistory } from '../device/appHistory.ts';
import { captureLoginReturn } from '../login/capturedReturn.ts';
import { AppRoutes } from '../routes/AppRoutes.tsx';
import { readStoredSession } from '../session/sessionStore.ts';
import { AppProviders } from '../shell/AppProviders.tsx';
import { Shell } from '../shell/Shell.tsx';
import { createMemoryTab } from './memoryTab.ts';
import { startDevice } from './storyDevice.ts';

/** What a flow starts from, besides the campus and the device of its parameters. */
export interface WholeAppArgs {
  /** The address that is opened. */
  path: string;
  /** Who signs in at Google's, or `nobody`: the student comes back without. */
  google?: PersonKind | 'nobody';
}

const config: AppConfig = {
  apiOrigin,
  imageProxy: `${apiOrigin}/image-proxy?url={url}`,
  teamUrl: 'https://team.campusbell.example',
  feedbackUrl: 'https://forms.campusbell.example/feedback',
  contactEmail: 'team@campusbell.example',
  oauth: {
    authorizeUrl: `${apiOrigin}/local/oauth/authorize`,
    clientId: 'story',
    scopes: 'openid',
    hostedDomain: 'ajou.example',
  },
  analyticsId: null,
  errorReportUrl: null,
  publicOrigin,
  firebase: null,
};

let pages = 0;

/** The app itself, from its providers to its routes, in a tab, on a device and at a time of the story's own. */
export function WholeApp({ path, google = 'member', story }: WholeAppArgs & { story: StoryCampus }) {
  const openPage = (href: string) => {
    const tab = createMemoryTab(href, leave);
    captureLoginReturn(tab);
    readStoredSession();
    pages += 1;
    return { number: pages, ...createAppHistory(tab) };
  };
  const leave = (address: string) => {
    const asked = new URL(address);
    if (!asked.href.startsWith(config.oauth.authorizeUrl)) return story.spies.openExternal(address);
    const answer = new URL(asked.searchParams.get('redirect_uri') ?? '');
    answer.searchParams.set('state', asked.searchParams.get('state') ?? '');
    if (google === 'nobody') answer.searchParams.set('error', 'access_denied');
    else answer.searchParams.set('code', story.campus.mintLoginCode(google, answer.origin + answer.pathname));
    setPage(openPage(answer.href));
  };
  const [{ number, router, addStep }, setPage] = useState(() => openPage(path));
  return (
    <HistoryRouter key={number} history={router} useTransitions={false}>
      <AppProviders config={config} addStep={addStep} now={story.campus.now}>
        <Shell config={config}>
          {(unreadCount) => <AppRoutes config={config} unreadCount={unreadCount} />}
        </Shell>
      </AppProviders>
    </HistoryRouter>
  );
}

/** Where the flows of lists start: the board that is shown first. */
export const firstBoard = searchPath({ ...defaultCategory, searchText: '' });

/** What every flow's meta has besides its title and where it starts. */
export const wholeApp = {
  component: WholeApp as (args: WholeAppArgs) => ReactNode,
  render: (args: WholeAppArgs, { loaded }: { loaded: unknown }) => (
    <WholeApp key={JSON.stringify(args)} {...args} story={loaded as StoryCampus} />
  ),
  beforeEach: startDevice,
};
