import { registerCalendarMutation } from '@campus-bell/api/queries/calendar';
import type { EventDetail } from '@campus-bell/api/wire/event';
import { eventTitle } from '@campus-bell/domain/eventTitle';
import { eventPath } from '@campus-bell/domain/routes';
import { safeUrl } from '@campus-bell/domain/safeUrl';
import { shareText } from '@campus-bell/domain/shareText';
import { detail } from '@campus-bell/domain/words/detail';
import { post } from '@campus-bell/domain/words/post';
import { useIsMutating } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Share from 'lucide-react/icons/share';
import { lazy, Suspense, useRef, useState } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { ActionBar } from '../../widgets/ActionBar/ActionBar.tsx';
import { useAlert } from '../../widgets/Alert/AlertProvider.tsx';
import { Button } from '../../widgets/Button/Button.tsx';
import { readDeadline } from '../../widgets/DeadlineChip/readDeadline.ts';
import { LikeButton } from '../../widgets/LikeButton/LikeButton.tsx';
import { useLike } from '../../widgets/LikeButton/useLike.ts';
import { useToast } from '../../widgets/Toast/ToastProvider.tsx';
import { actions, caption, site, smallAction } from './EventActions.css.ts';
import { useCalendarLogin } from './useCalendarLogin.tsx';

const CalendarDialog = lazy(() =>
  import('./CalendarDialog.tsx').then((part) => ({ default: part.CalendarDialog })),
);

/** What can be done with an event (EV-9, EV-11, EV-12): like, add to the calendar, share, go to its site. */
export function EventActions({ event }: { event: EventDetail }) {
  const { api, images, now, openExternal, share, signedIn } = useEnvironment();
  const { alert } = useAlert();
  const toast = useToast();
  const offerLogin = useCalendarLogin();
  const like = useLike(event);
  const [calendar, setCalendar] = useState({ times: 0, isOpen: false });
  const { mutationKey } = registerCalendarMutation(api, event.eventId);
  const isRegistering = useIsMutating({ mutationKey }) > 0;
  const isSharing = useRef(false);
  const url = safeUrl(event.url);

  // Until the registration under way is over, the dialog that started it is the one that opens again.
  const showCalendar = () =>
    setCalendar(({ times }) => ({ times: isRegistering && times > 0 ? times : times + 1, isOpen: true }));

  const openCalendar = () => {
    if (signedIn) showCalendar();
    else void offerLogin(showCalendar);
  };

  const shareEvent = async () => {
    if (isSharing.current) return;
    isSharing.current = true;
    const link = `${images.appOrigin}${eventPath(event.eventId)}`;
    const title = eventTitle(event);
    const text = shareText({ title, moment: readDeadline(event, now())?.moment ?? null });
    const outcome = await share({ title, text, url: link });
    isSharing.current = false;
    if (outcome === 'copied') toast.show({ text: detail.linkCopied, tone: 'success' });
    if (outcome === 'failed') toast.show({ text: detail.shareFailed, tone: 'danger' });
  };

  return (
    <>
      <ActionBar label={post.actions}>
        <div className={actions}>
          <LikeButton
            extent="large"
            liked={like.liked}
            title={eventTitle(event)}
            count={like.likesCount}
            busy={like.pending}
            onToggleLike={like.toggle}
          />
          <button type="button" className={smallAction} aria-haspopup="dialog" onClick={openCalendar}>
            <CalendarPlus aria-hidden="true" />
            <span className={caption}>{post.addToCalendar}</span>
          </button>
          <button type="button" className={smallAction} onClick={() => void shareEvent()}>
            <Share aria-hidden="true" />
            <span className={caption}>{post.share}</span>
          </button>
          <Button
            className={site}
            extent="medium"
            tone={url === null ? 'neutral' : 'primary'}
            onClick={() => (url === null ? void alert(detail.noUrl) : openExternal(url))}
          >
            {post.goToSite}
          </Button>
        </div>
      </ActionBar>
      {calendar.times === 0 ? null : (
        <Suspense fallback={null}>
          <CalendarDialog
            key={calendar.times}
            event={event}
            open={calendar.isOpen}
            onClose={() => setCalendar(({ times }) => ({ times, isOpen: false }))}
          />
        </Suspense>
      )}
    </>
  );
}
