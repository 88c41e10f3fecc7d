import { ageShownAfterMs } from '@campus-bell/domain/limits';
import { messages } from '@campus-bell/domain/messages';
import { cardTime } from '@campus-bell/domain/relativeTime';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { pill, place } from './SavedAge.css.ts';

/** Says how old rows are that stand until fresh ones are there; nothing of those younger than an hour (PW-6). */
export function SavedAge({ at }: { at: number | undefined }) {
  const now = useEnvironment().now();
  if (at === undefined || now.getTime() - at < ageShownAfterMs) return null;
  return (
    <div className={place}>
      <p className={pill} role="status">
        {cardTime(new Date(at), now)} {messages.list.saved}
      </p>
    </div>
  );
}
