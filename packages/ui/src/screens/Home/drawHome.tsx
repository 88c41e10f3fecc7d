import type { Banner, EventCard as EventCardModel } from '@campus-bell/api/wire/event';
import { drawElement } from '../../drawn/drawElement.ts';
import { type UiEnvironment, UiEnvironmentProvider } from '../../environment/UiEnvironment.tsx';
import { AlertProvider } from '../../widgets/Alert/AlertProvider.tsx';
import { EventCard } from '../../widgets/EventCard/EventCard.tsx';
import { FewRows } from '../../widgets/PagedList/FewRows.tsx';
import { BannerCarousel } from './BannerCarousel.tsx';
import { BannerSlide } from './BannerSlide.tsx';
import { banners as bannersPlace, popularTitle } from './HomeScreen.css.ts';

const nothing = () => undefined;

/**
 * Puts the popular events into home's frame as it stands in the document, before the app has started.
 * @param starsWait the stars are a member's, and not known yet
 */
export function drawPopular(
  events: readonly EventCardModel[],
  environment: UiEnvironment,
  starsWait: boolean,
): void {
  const section = document.querySelector(`.${popularTitle} + section`);
  if (section === null) return;
  const drawn = drawElement(
    <UiEnvironmentProvider environment={environment}>
      <FewRows
        rows={events}
        look="cards"
        rowKey={({ eventId }) => eventId}
        renderRow={(event, at) => (
          <EventCard event={event} rank={at + 1} likeBusy={starsWait} onToggleLike={nothing} />
        )}
      />
    </UiEnvironmentProvider>,
  );
  section.querySelector('ul')?.remove();
  section.prepend(drawn);
}

/** Puts the banners into home's frame, none in no room; the pictures beside the first wait for the app. */
export function drawBanners(banners: readonly Banner[], environment: UiEnvironment): void {
  const place = document.querySelector(`.${bannersPlace}`)?.firstElementChild;
  if (place === null || place === undefined) return;
  if (banners.length === 0) {
    place.replaceWith(document.createElement('div'));
    return;
  }
  place.replaceWith(
    drawElement(
      <UiEnvironmentProvider environment={environment}>
        <AlertProvider>
          <BannerCarousel
            banners={banners}
            renderSlide={(banner, index) =>
              index === 0 ? <BannerSlide banner={banner} index={index} /> : null
            }
          />
        </AlertProvider>
      </UiEnvironmentProvider>,
    ),
  );
}
