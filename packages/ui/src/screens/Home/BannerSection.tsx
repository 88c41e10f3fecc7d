import { homeQueries } from '@campus-bell/api/queries/home';
import type { Banner } from '@campus-bell/api/wire/event';
import { skeletonDelayMs } from '@campus-bell/domain/limits';
import { banner as bannerWords } from '@campus-bell/domain/words/banner';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useDelayed } from '../../hooks/useDelayed.ts';
import { useHeldFailure } from '../../hooks/useHeldFailure.tsx';
import { useSameAs } from '../../hooks/useSameAs.ts';
import { ErrorState } from '../../widgets/Message/ErrorState.tsx';
import { Skeleton } from '../../widgets/Skeleton/Skeleton.tsx';
import { BannerCarousel } from './BannerCarousel.tsx';
import { failure, frame } from './BannerSection.css.ts';
import { BannerSlide } from './BannerSlide.tsx';

/** The banners of home (HO-3, HO-9): their place is kept while they load and when they fail; none take no room. */
export function BannerSection() {
  const { api, firstContent } = useEnvironment();
  const first = firstContent?.().banners;
  const query = useQuery({
    ...homeQueries.banners(api),
    ...(first && { placeholderData: first }),
  });
  const { data, isFetching, refetch } = query;
  const { isFailed, error } = useHeldFailure(query);
  // Drawn in small steps: taps are not kept waiting.
  const banners = useDeferredValue(useSameAs(first, data));
  const showsSkeleton = useDelayed(banners === undefined && !isFailed, skeletonDelayMs);

  if (banners === undefined && isFailed) {
    return (
      <div className={failure}>
        <ErrorState
          extent="compact"
          error={error}
          text={bannerWords.serverError}
          busy={isFetching}
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
  return <BannerCarousel banners={banners} renderSlide={renderSlide} />;
}

const renderSlide = (banner: Banner, index: number) => <BannerSlide banner={banner} index={index} />;
