import type { TopicStatus } from '@campus-bell/api/wire/topic';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { subscriptions } from '@campus-bell/domain/words/subscriptions';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { Button } from '../../widgets/Button/Button.tsx';
import { Menu } from '../../widgets/Menu/Menu.tsx';
import { bell, chevron, settingName, settingRow } from './SubscriptionsScreen.css.ts';
import { useTopicSetting } from './useTopicSetting.ts';

/** Props of {@link TopicSettingRow}. */
export interface TopicSettingRowProps {
  topic: TopicStatus;
  /** The server knows of no device of the member to push to. */
  onLackPushToken(): void;
}

const options = () => [
  { value: 'unmute', label: subscriptions.unmute.title, hint: subscriptions.unmute.text },
  { value: 'mute', label: subscriptions.mute.title, hint: subscriptions.mute.text },
];

/** One topic of the settings: subscribe, or the menu of what can be done with a subscription. */
export function TopicSettingRow({ topic, onLackPushToken }: TopicSettingRowProps) {
  const { subscribed, receiveNotification } = topic;
  const board = campusName(topic.koreanTopic);
  const { busy, ringing, change } = useTopicSetting(topic, onLackPushToken);
  const row = useRef<HTMLLIElement>(null);
  const hadFocus = useRef(false);
  const control = useCallback(
    (button: HTMLButtonElement | null) => () => {
      hadFocus.current = button !== null && button === document.activeElement;
    },
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button gives way to the menu, and the menu to the button
  useLayoutEffect(() => {
    if (hadFocus.current) row.current?.querySelector('button')?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [subscribed]);
  const BellIcon = receiveNotification ? Bell : BellOff;
  const isOn = receiveNotification ? 'unmute' : 'mute';
  return (
    <li ref={row} className={settingRow}>
      <span className={settingName}>{board}</span>
      {subscribed ? (
        <Menu
          ref={control}
          aria-label={
            receiveNotification
              ? subscriptions.subscribedAndNotified({ board })
              : subscriptions.subscribedAndMuted({ board })
          }
          options={options()}
          value={isOn}
          busy={busy}
          onSelectOption={(value) => {
            if (value !== isOn) change(value === 'mute' ? 'mute' : 'unmute');
          }}
          actions={[
            { label: subscriptions.unsubscribe, tone: 'danger', onSelectAction: () => change('unsubscribe') },
          ]}
        >
          <BellIcon className={bell} data-ringing={ringing || undefined} aria-hidden="true" size="1.125rem" />
          {subscriptions.subscribed}
          <ChevronDown className={chevron} aria-hidden="true" size="1rem" />
        </Menu>
      ) : (
        <Button ref={control} tone="soft" extent="medium" busy={busy} onClick={() => change('subscribe')}>
          <span>
            <span className={visuallyHidden}>{board} </span>
            {subscriptions.subscribe}
          </span>
        </Button>
      )}
      <span className={visuallyHidden} role="status">
        {ringing ? subscriptions.began({ board }) : ''}
      </span>
    </li>
  );
}
