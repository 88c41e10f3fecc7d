/** @jsxRuntime classic */
import React from 'react';
import { addons, types } from 'storybook/manager-api';
import { theme } from './theme.ts';
import { PhoneTool } from './toolbar/PhoneTool.tsx';
import { SettingTools } from './toolbar/SettingTools.tsx';

addons.setConfig({
  theme,
  // Decisions are called as their files are: `001-toolchain`.
  sidebar: { renderLabel: ({ name }) => (/^\d{3}-/.test(name) ? name.replaceAll('-', ' ') : name) },
});
addons.register('campus-bell', () => {
  addons.add('campus-bell/settings', {
    type: types.TOOL,
    title: 'World around the screen',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: () => <SettingTools />,
  });
  addons.add('campus-bell/phone', {
    type: types.TOOLEXTRA,
    title: 'On a phone',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => <PhoneTool />,
  });
});
