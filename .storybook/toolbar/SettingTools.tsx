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
import { choicesOf, hasWorld, looks, type SettingName, screens, storyWorld, worlds } from './settings.ts';

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
};

/**
 * How a story is looked at and the world around a screen or a flow, one list each; other stories have no world. On a
 * page with a sheet what all its tiles show, their width too.
 */
export function SettingTools() {
  const entry = useStorybookApi().getCurrentStoryData();
  if (entry === undefined) return null;
  const isSheet = entry.type === 'docs' && /^(Screens|Widgets)\//.test(entry.title);
  if (entry.type === 'docs' && !isSheet) return null;
  const ofStory = hasWorld(entry.title) ? { ...looks, ...worlds } : looks;
  const names = isSheet
    ? (['language', 'theme', 'textSize'] as const)
    : (Object.keys(ofStory) as SettingName[]);
  return (
    <>
      <Separator />
      {isSheet ? <WidthTool /> : null}
      {names.map((name) => (
        <SettingTool key={name} name={name} storyId={entry.id} />
      ))}
    </>
  );
}

/** The screen of all tiles; on a story Storybook has a tool of its own for it. */
function WidthTool() {
  const [globals, updateGlobals] = useGlobals();
  return (
    <Select
      ariaLabel="Width"
      icon={<GrowIcon />}
      options={Object.entries(screens).map(([value, { name }]) => ({ value, title: name }))}
      defaultOptions={[globals.viewport?.value]}
      showSelectedOptionTitle
      onSelect={(value) => updateGlobals({ viewport: { value, isRotated: false } })}
    />
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
    if (name in storyWorld || name === 'language') api.emit(FORCE_REMOUNT, { storyId });
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
