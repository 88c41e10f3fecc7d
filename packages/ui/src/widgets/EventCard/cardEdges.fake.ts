import { countLabel } from '@campus-bell/domain/countLabel';
import { card } from '@campus-bell/domain/words/card';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { startingWith } from '../../hooks/matches.fake.tsx';

type Shown = Pick<StoryContext, 'canvas' | 'loaded'>;

/** Waits for the first event cards. */
export async function showsCards({ canvas }: Pick<Shown, 'canvas'>): Promise<void> {
  await waitFor(() => expect(canvas.queryAllByRole('article')).not.toHaveLength(0));
}

/** The edges that every screen with event cards has: its stories take them as they are. */
export const cardEdges = {
  longTitles: {
    parameters: { scenario: 'longTexts' },
    play: async (shown: Shown) => {
      await showsCards(shown);
      const lengths = shown.canvas.getAllByRole('heading').map(({ textContent }) => textContent?.length ?? 0);
      await expect(Math.max(...lengths)).toBeGreaterThan(60);
      await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    },
  },
  missingImages: {
    parameters: { scenario: 'imagesMissing' },
    play: async (shown: Shown) => {
      await showsCards(shown);
      const [first] = shown.canvas.getAllByRole('article');
      await waitFor(() => expect(first?.querySelector('.lucide-image-off')).toBeVisible());
      await expect(first?.querySelector('img')).toBeNull();
    },
  },
  bareRows: {
    parameters: { scenario: 'bareRows' },
    play: async (shown: Shown) => {
      await showsCards(shown);
      const [first] = shown.canvas.getAllByRole('article');
      await expect(first?.querySelector('img, .lucide-image-off')).toBeNull();
      await expect(first).not.toHaveTextContent(/null|undefined|NaN/);
    },
  },
  nothingSeenOrLiked: {
    parameters: { scenario: 'countsAtZero' },
    play: async (shown: Shown) => {
      await showsCards(shown);
      await expect(
        shown.canvas.getAllByRole('button', { name: startingWith(card.likes({ count: 0, title: '' })) }),
      ).toHaveLength(10);
    },
  },
  tenThousandsOfViewsAndLikes: {
    parameters: { scenario: 'countsInTenThousands' },
    play: async (shown: Shown) => {
      await showsCards(shown);
      const name = startingWith(card.likes({ count: 128_400, title: '' }));
      const stars = shown.canvas.getAllByRole('button', { name });
      await expect(stars).toHaveLength(10);
      await expect(stars[0]).toHaveTextContent(countLabel(128_400));
    },
  },
  sessionExpired: {
    parameters: { signedIn: true, scenario: 'sessionExpired' },
    play: async (shown: Shown) => {
      await showsCards(shown);
      await expect(shown.loaded.spies.onSessionLost).toHaveBeenCalledOnce();
    },
  },
} as const;
