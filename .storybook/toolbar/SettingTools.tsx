/** @jsxRuntime classic */
import {
  BrowserIcon,
  GraphBarIcon,
  MirrorIcon,
  MobileIcon,
  ParagraphIcon,
  PlayHollowIcon,
  TimeIcon,
  UserIcon,
} from '@storybook/icons';
import React from 'react';
import { Select, Separator } from 'storybook/internal/components';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { choicesOf, hasWorld, looks, type SettingName, storyWorld, worlds } from './settings.ts';

const icons = {
  theme: <MirrorIcon />,
  textSize: <ParagraphIcon />,
  motion: <PlayHollowIcon />,
  network: <GraphBarIcon />,
  role: <UserIcon />,
  clock: <TimeIcon />,
  safeArea: <MobileIcon />,
  standalone: <BrowserIcon />,
};

/** How a story is looked at and the world around a screen or a flow, one list each; other stories have no world. */
export function SettingTools() {
  const story = useStorybookApi().getCurrentStoryData();
  if (story === undefined) return null;
  const names = Object.keys(hasWorld(story.title) ? { ...looks, ...worlds } : looks) as SettingName[];
  return (
    <>
      <Separator />
      {names.map((name) => (
        <SettingTool key={name} name={name} storyId={story.id} />
      ))}
    </>
  );
}

/** One list; it names a choice that is not the first, and stands still where the story itself chose. */
function SettingTool({ name, storyId }: { name: SettingName; storyId: string }) {
  const api = useStorybookApi();
  const [globals, updateGlobals, storyGlobals] = useGlobals();
  const { label, choices } = choicesOf(name);
  const value = String(globals[name]);
  const isSetByStory = name in storyGlobals;
  const choose = (chosen: unknown) => {
    updateGlobals({ [name]: chosen });
    if (name in storyWorld) api.emit(FORCE_REMOUNT, { storyId });
  };
  return (
    <Select
      ariaLabel={label}
      tooltip={isSetByStory ? `${label}: set by the story` : label}
      icon={icons[name]}
      options={Object.entries(choices).map(([choice, title]) => ({ value: choice, title }))}
      defaultOptions={[value]}
      showSelectedOptionTitle={value !== Object.keys(choices)[0]}
      disabled={isSetByStory}
      onSelect={choose}
    />
  );
}
