import { ageShownAfterMs } from '@campus-bell/domain/limits';
import { cardTime } from '@campus-bell/domain/relativeTime';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';

/** How long ago what is shown came, where it stands until something fresh is there; null when less than an hour (PW-6). */
export function useSavedAge(at: number | undefined): string | null {
  const now = useEnvironment().now();
  if (at === undefined || now.getTime() - at < ageShownAfterMs) return null;
  return cardTime(new Date(at), now);
}
