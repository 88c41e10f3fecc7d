import { home } from '@campus-bell/domain/words/home';
import { BannerSection } from './BannerSection.tsx';
import { HomeHeader, type HomeHeaderProps } from './HomeHeader.tsx';
import { banners, columns, page, popularTitle } from './HomeScreen.css.ts';
import { LateDueLine } from './LateDueLine.tsx';
import { LateShortcuts } from './LateShortcuts.tsx';
import { PopularEvents } from './PopularEvents.tsx';

/** Props of {@link HomeScreen}. */
export type HomeScreenProps = HomeHeaderProps;

/** Home (spec §2): banners and this week's popular events, each with its own loading, empty and failed state. */
export function HomeScreen({ unreadCount, teamUrl }: HomeScreenProps) {
  return (
    <main className={page}>
      <HomeHeader unreadCount={unreadCount} teamUrl={teamUrl} />
      <div className={columns}>
        <div className={banners}>
          <BannerSection />
          <LateShortcuts />
        </div>
        <div>
          <h2 className={popularTitle}>{home.popular}</h2>
          <PopularEvents />
        </div>
      </div>
      <LateDueLine />
    </main>
  );
}
