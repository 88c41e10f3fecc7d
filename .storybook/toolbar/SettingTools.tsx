/** @jsxRuntime classic */
import {
  BrowserIcon,
  GlobeIcon,
  GraphBarIcon,
  GrowIcon,
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
  language: <GlobeIcon />,
  theme: <MirrorIcon />,
  textSize: <ParagraphIcon />,
  motion: <PlayHollowIcon />,
  network: <GraphBarIcon />,
  role: <UserIcon />,
  clock: <TimeIcon />,
  safeArea: <MobileIcon />,
  standalone: <BrowserIcon />,
  viewport: <GrowIcon />,
};

/**
 * How a story is looked at and the world around a screen or a flow, one list each; other stories have no world. On a
 * page with a sheet what all its tiles show, their width too; on a story Storybook has a tool of its own for that.
 */
export function SettingTools() {
  const entry = useStorybookApi().getCurrentStoryData();
  if (entry === undefined) return null;
  const isSheet = entry.type === 'docs' && /^(Screens|Widgets)\//.test(entry.title);
  if (entry.type === 'docs' && !isSheet) return null;
  const ofStory = hasWorld(entry.title) ? { ...looks, ...worlds } : looks;
  const names = isSheet
    ? (['viewport', 'language', 'theme', 'textSize'] as const)
    : (Object.keys(ofStory) as SettingName[]);
  return (
    <>
      <Separator />
      {names.map((name) => (
        <SettingTool key={name} name={name} storyId={entry.id} />
      ))}
    </>
  );
}

/** One list; it names a choice that is not the first, and stands still where the story itself chose. */
function SettingTool({ name, storyId }: { name: SettingName; storyId: string }) {
  const api = useStorybookApi();
  const [globals, updateGlobals, storyGlobals] = useGlobals();
  const { label, choices } = choicesOf(name);
  const isWidth = name === 'viewport';
  const value = String(isWidth ? globals.viewport?.value : globals[name]);
  const isSetByStory = name in storyGlobals;
  const choose = (chosen: unknown) => {
    updateGlobals({ [name]: isWidth ? { value: chosen, isRotated: false } : chosen });
    if (name in storyWorld || name === 'language') api.emit(FORCE_REMOUNT, { storyId });
  };
  return (
    <Select
      ariaLabel={label}
      tooltip={isSetByStory ? `${label}: set by the story` : label}
      icon={icons[name]}
      options={Object.entries(choices).map(([choice, title]) => ({ value: choice, title }))}
      defaultOptions={[value]}
      showSelectedOptionTitle={isWidth || value !== Object.keys(choices)[0]}
      disabled={isSetByStory}
      onSelect={choose}
    />
  );
}
