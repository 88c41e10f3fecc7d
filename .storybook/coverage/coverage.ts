import { messages } from '@campus-bell/domain/messages';
import { routes } from '@campus-bell/domain/routes';
import { type StateName, stateNames } from './covers.ts';
import { errorCatalogue } from './errorCatalogue.ts';
import type { StoryEntry, StoryFile } from './readStories.ts';

/** Something that has to be shown, by whom it is, and why it is not. */
export interface Claim {
  /** What it is, for a person: `liked, Offline`. */
  readonly subject: string;
  readonly stories: readonly StoryEntry[];
  readonly waiver?: string | undefined;
}

/** A route of the app with the states that it can be in. */
export interface RouteClaims {
  readonly route: string;
  readonly title: string;
  readonly states: Readonly<Record<StateName, Claim>>;
  /** Stories of no state: what else can happen here. */
  readonly others: readonly StoryEntry[];
}

/** One thing that the app can say. */
export interface MessageClaim extends Claim {
  /** `keyword.tooShort` */
  readonly key: string;
  /** The words, title first; empty where the server's own are shown. */
  readonly texts: readonly string[];
}

type Sentence =
  | string
  | { title: string; text: string }
  | ((said?: string) => { title: string; text: string });

/** The words that stand where something is said. */
export function textsOf(key: string): readonly string[] {
  const [group = '', name = ''] = key.split('.');
  const sentence = (messages as unknown as Record<string, Record<string, Sentence>>)[group]?.[name] ?? '';
  if (typeof sentence === 'string') return [sentence];
  // A sentence of the server may stand in the place of our own text, never in that of the title.
  return typeof sentence === 'function' ? [sentence().title] : [sentence.title, sentence.text];
}

const states = Object.keys(stateNames) as StateName[];
const routeNames = [...Object.keys(routes), 'notFound'];
const messageKeys = Object.entries(messages).flatMap(([group, texts]) =>
  Object.keys(texts).map((name) => `${group}.${name}`),
);

/** Puts together what the stories say of themselves. */
export function coverageOf(files: readonly StoryFile[], dialogNames: readonly string[]) {
  const stories = files.flatMap((file) => file.stories);
  const waiverOf = (name: string, among: readonly StoryFile[]) =>
    among.flatMap(({ waived }) => Object.entries(waived)).find(([, names]) => names.includes(name))?.[0];

  const ofRoutes: RouteClaims[] = routeNames.map((route) => {
    const own = files.filter((file) => file.routes.includes(route));
    const title = own[0]?.title ?? '';
    const here = stories.filter((story) => story.title === title || story.title.startsWith(`${title}/`));
    const claimOf = (state: StateName): Claim => ({
      subject: `Route ${route}, ${stateNames[state]}`,
      stories: [
        ...here.filter(({ tags }) => tags.includes(`state:${state}`)),
        ...stories.filter(({ tags }) => tags.includes(`state:${route}.${state}`)),
      ],
      waiver: waiverOf(state, own),
    });
    const claims = Object.fromEntries(states.map((state) => [state, claimOf(state)]));
    const others = here.filter(({ tags }) => !tags.some((tag) => tag.startsWith('state:')));
    return { route, title, states: claims as RouteClaims['states'], others };
  });
  const ofMessages: MessageClaim[] = messageKeys.map((key) => ({
    subject: `Message ${key}`,
    key,
    texts: textsOf(key),
    stories: stories.filter(({ says }) => says.includes(key)),
    waiver: waiverOf(key, files),
  }));
  const ofDialogs = dialogNames.map((name) => ({
    subject: `Dialog ${name}`,
    name,
    stories: stories.filter(({ opens }) => opens.includes(name)),
  }));
  const ofErrors = errorCatalogue.map((row) => ({
    ...row,
    subject: `Error "${row.situation}"`,
    said: ofMessages.filter(({ key }) => (row.says as readonly string[] | undefined)?.includes(key)),
    stories: stories.filter(
      ({ id, says }) => id === row.story || row.says?.some((key) => says.includes(key)),
    ),
  }));
  const claims: Claim[] = [
    ...ofRoutes.flatMap(({ title, states: own }) => (title === '' ? [] : Object.values(own))),
    ...ofMessages,
    ...ofDialogs,
    ...ofErrors,
  ];
  const gaps = [
    ...claims.flatMap(gapOf),
    ...ofRoutes.flatMap(({ route, title }) =>
      title === ''
        ? [`Route ${route}: no stories have \`route: '${route}'\` in the parameters of their meta`]
        : [],
    ),
    ...unknownWords(files, dialogNames),
  ];
  return { ofRoutes, ofMessages, ofDialogs, ofErrors, claims, gaps };
}

function gapOf({ subject, stories, waiver }: Claim): string[] {
  if (waiver === undefined) return stories.length === 0 ? [`${subject}: no story`] : [];
  if (waiver.trim() === '') return [`${subject}: the waiver gives no reason`];
  return stories.length > 0 ? [`${subject}: is waived, yet ${stories[0]?.id} shows it`] : [];
}

/** What stories say that nothing is called. */
function unknownWords(files: readonly StoryFile[], dialogNames: readonly string[]): string[] {
  const known = new Set<string>([
    ...states.flatMap((state) => [state, ...routeNames.map((route) => `${route}.${state}`)]),
    ...messageKeys,
    ...dialogNames,
    ...routeNames,
  ]);
  const said = files.flatMap(({ title, routes: ofFile, waived, stories }) => [
    ...[...ofFile, ...Object.values(waived).flat()].map((word) => ({ at: title, word })),
    ...stories.flatMap(({ id, tags, says, opens }) =>
      [...tags.filter((tag) => tag.startsWith('state:')).map((tag) => tag.slice(6)), ...says, ...opens].map(
        (word) => ({ at: id, word }),
      ),
    ),
  ]);
  return said
    .filter(({ word }) => !known.has(word))
    .map(({ at, word }) => `${at}: nothing is called "${word}"`);
}
