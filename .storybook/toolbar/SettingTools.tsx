/** @jsxRuntime classic */
import React from 'react';
import { Select, Separator } from 'storybook/internal/components';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { Icon } from './Icon.tsx';
import { hasWorld, type SettingName, settingNames, settings, storyWorld } from './settings.ts';

/** The world around a screen or a flow, one list each; other stories have none. */
export function SettingTools() {
  const story = useStorybookApi().getCurrentStoryData();
  if (story === undefined || !hasWorld(story.title)) return null;
  return (
    <>
      <Separator />
      {settingNames.map((name) => (
        <SettingTool key={name} name={name} storyId={story.id} />
      ))}
    </>
  );
}

/** One list; it names its choice unless that is the story's, and stands still where the story itself chose. */
function SettingTool({ name, storyId }: { name: SettingName; storyId: string }) {
  const api = useStorybookApi();
  const [globals, updateGlobals, storyGlobals] = useGlobals();
  const { label, choices } = settings[name];
  const value = String(globals[name] ?? storyWorld[name]);
  const isSetByStory = name in storyGlobals;
  const choose = (chosen: unknown) => {
    updateGlobals({ [name]: chosen });
    api.emit(FORCE_REMOUNT, { storyId });
  };
  return (
    <Select
      ariaLabel={label}
      tooltip={isSetByStory ? `${label}: set by the story` : label}
      icon={<Icon name={name} />}
      options={Object.entries(choices).map(([choice, title]) => ({ value: choice, title }))}
      defaultOptions={[value]}
      showSelectedOptionTitle={value !== storyWorld[name]}
      disabled={isSetByStory}
      onSelect={choose}
    />
  );
}
