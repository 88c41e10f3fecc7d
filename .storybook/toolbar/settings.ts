/** How any story may be looked at. */
export const looks = {
  language: { label: 'Language', choices: { ko: '한국어', en: 'English', pseudo: 'Pseudo, 40 % longer' } },
  theme: { label: 'Theme', choices: { light: 'Light', dark: 'Dark' } },
  textSize: { label: 'Text size', choices: { 100: 'Text 100 %', 150: 'Text 150 %', 200: 'Text 200 %' } },
  motion: {
    label: 'Motion',
    choices: { full: 'Full motion', reduced: 'Reduced motion', still: 'Standing still' },
  },
} as const;

/** A language of the toolbar; the last one is made of the English. */
export type StoryLanguage = keyof (typeof looks)['language']['choices'];

/** What the toolbar offers around a screen. The first choice of each is what the story itself says. */
export const worlds = {
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

export type SettingName = keyof typeof looks | WorldName | 'viewport';
type WorldName = keyof typeof worlds;

const screen = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name} ${width} × ${height}`,
  styles: { width: `${width}px`, height: `${height}px` },
  size: { width, height },
  type,
});

/** The screens that a story may be looked at on, narrow ones first. */
export const screens = {
  smallPhone: screen('Small phone', 320, 568, 'mobile'),
  phone: screen('Phone', 390, 844, 'mobile'),
  tablet: screen('Tablet', 768, 1024, 'tablet'),
  phoneOnItsSide: screen('Phone on its side', 844, 390, 'mobile'),
  desktop: screen('Desktop', 1280, 800, 'desktop'),
};

/** Pixels of a screen. */
export type Size = ReturnType<typeof screen>['size'];

const viewport = {
  label: 'Width',
  choices: Object.fromEntries(Object.entries(screens).map(([value, { name }]) => [value, name])),
};

/** What a setting is called, and what there is to choose. */
export const choicesOf = (name: SettingName): { label: string; choices: Record<string, string> } =>
  ({ ...looks, ...worlds, viewport })[name];

/** One choice of each setting of the world. */
export type World = { [Name in WorldName]: keyof (typeof worlds)[Name]['choices'] };

const worldNames = Object.keys(worlds) as WorldName[];

/** The world that the stories are written for: the first choice of each. */
export const storyWorld = Object.fromEntries(
  worldNames.map((name) => [name, Object.keys(worlds[name].choices)[0]]),
) as World;

/** Widgets and tokens know nothing of a server, a member or a phone: only these stories offer a world. */
export function hasWorld(title: string): boolean {
  return /^(Screens|Flows)\//.test(title);
}

/** The world around a story; an unknown choice in its link counts as none. */
export function worldOf({ title, globals }: { title: string; globals: Record<string, unknown> }): World {
  if (!hasWorld(title)) return storyWorld;
  const chosen = worldNames.filter((name) => Object.hasOwn(worlds[name].choices, String(globals[name])));
  return { ...storyWorld, ...Object.fromEntries(chosen.map((name) => [name, globals[name]])) };
}

/** Whether the reader chose another world than the story's own. */
export function isTurned(
  story: Parameters<typeof worldOf>[0] & { storyGlobals?: Record<string, unknown> },
): boolean {
  const world = worldOf(story);
  return worldNames.some((name) => world[name] !== (story.storyGlobals?.[name] ?? storyWorld[name]));
}
