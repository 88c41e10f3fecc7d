/** What the toolbar offers around a screen. The first choice of each is what the story itself says. */
export const settings = {
  network: {
    label: 'Network',
    choices: {
      story: 'As the story says',
      fast: 'Fast network',
      slow: 'Slow network',
      offline: 'Offline',
      failing: 'Failing server',
    },
  },
  role: {
    label: 'Role',
    choices: {
      story: 'As the story says',
      anonymous: 'Anonymous',
      member: 'Member',
      newMember: 'New member',
    },
  },
  clock: {
    label: 'Clock',
    choices: {
      story: 'Wed 4 March 2026, 09:00',
      evening: 'Late evening, 23:50',
      newYear: 'New Year, 00:05',
      weekLater: 'One week later',
    },
  },
  safeArea: { label: 'Safe-area insets', choices: { none: 'No insets', phone: 'Notch and home bar' } },
  standalone: { label: 'Display mode', choices: { browser: 'In the browser', installed: 'Installed app' } },
} as const;

export type SettingName = keyof typeof settings;

/** One choice of each setting. */
export type World = { [Name in SettingName]: keyof (typeof settings)[Name]['choices'] };

export const settingNames = Object.keys(settings) as SettingName[];

/** The world that the stories are written for. */
export const storyWorld: World = {
  network: 'story',
  role: 'story',
  clock: 'story',
  safeArea: 'none',
  standalone: 'browser',
};

/** Widgets and tokens know nothing of a server, a member or a phone: only these stories offer a world. */
export function hasWorld(title: string): boolean {
  return /^(Screens|Flows)\//.test(title);
}

/** The world around a story; an unknown choice in its link counts as none. */
export function worldOf({ title, globals }: { title: string; globals: Record<string, unknown> }): World {
  if (!hasWorld(title)) return storyWorld;
  const chosen = settingNames.filter((name) => Object.hasOwn(settings[name].choices, String(globals[name])));
  return { ...storyWorld, ...Object.fromEntries(chosen.map((name) => [name, globals[name]])) };
}

/** Whether the reader chose another world than the story's own. */
export function isTurned(
  story: Parameters<typeof worldOf>[0] & { storyGlobals?: Record<string, unknown> },
): boolean {
  const world = worldOf(story);
  return settingNames.some((name) => world[name] !== (story.storyGlobals?.[name] ?? storyWorld[name]));
}
