import { eventQueries } from '@campus-bell/api/queries/events';
import { bannerIntervalMs, skeletonDelayMs } from '@campus-bell/domain/limits';
import { messages } from '@campus-bell/domain/messages';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useDelayed } from '../../hooks/useDelayed.tsx';
import { Carousel } from '../../widgets/Carousel/Carousel.tsx';
import { ErrorState } from '../../widgets/Message/ErrorState.tsx';
import { Skeleton } from '../../widgets/Skeleton/Skeleton.tsx';
import { failure, frame } from './BannerSection.css.ts';
import { BannerSlide } from './BannerSlide.tsx';

/** The banners of home (HO-3, HO-9): their place is kept while they load and when they fail; none take no room. */
export function BannerSection() {
  const { api } = useEnvironment();
  const { data, error, isError, refetch } = useQuery(eventQueries.banners(api));
  // Drawn in small steps: taps are not kept waiting.
  const banners = useDeferredValue(data);
  const showsSkeleton = useDelayed(banners === undefined && !isError, skeletonDelayMs);

  if (banners === undefined && isError) {
    return (
      <div className={failure}>
        <ErrorState
          extent="compact"
          error={error}
          text={messages.banner.serverError}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  if (banners === undefined) {
    return (
      <div className={frame} aria-busy="true">
        {showsSkeleton ? <Skeleton shape="block" /> : null}
      </div>
    );
  }
  return (
    <Carousel
      label="배너"
      items={banners}
      itemKey={(_banner, index) => index}
      renderSlide={(banner, index) => <BannerSlide banner={banner} index={index} />}
      shape="banner"
      indicator="counter"
      intervalMs={bannerIntervalMs}
    />
  );
}
