import { routes } from '@campus-bell/domain/routes';
import { catalogue } from '../words/catalogue.ts';
import { belongsTo } from '../words/elsewhere.ts';
import type { Shown } from '../words/record.ts';
import record from '../words/shown.json';
import { type StateName, stateNames } from './covers.ts';
import { errorCatalogue, errorWaivers } from './errorCatalogue.ts';
import type { StoryEntry, StoryFile } from './readStories.ts';

/** Something that has to be shown, by whom it is, and why it is not. */
export interface Claim {
  /** What it is, for a person: `Route liked, Offline`. */
  readonly subject: string;
  /** What it is called in its table, and what is to be added to that. */
  readonly name: string;
  readonly note?: string;
  /** What is said there: texts, each with its title first. */
  readonly said?: readonly (readonly string[])[];
  readonly stories: readonly StoryEntry[];
  readonly waiver?: string | undefined;
}

const states = Object.keys(stateNames) as StateName[];
const routeNames = [...Object.keys(routes), 'notFound'];
const recorded: Shown = record;

/** Puts together what the stories say of themselves. */
export function coverageOf(files: readonly StoryFile[], dialogNames: readonly string[]) {
  const stories = files.flatMap((file) => file.stories);
  const waiverOf = (name: StateName, among: readonly StoryFile[]) =>
    among.flatMap(({ waived }) => Object.entries(waived)).find(([, names]) => names.includes(name))?.[0];

  const ofRoutes = routeNames.map((route) => {
    const own = files.filter((file) => file.routes.includes(route));
    const title = own[0]?.title ?? '';
    const here = stories.filter((story) => story.title === title || story.title.startsWith(`${title}/`));
    const claimOf = (state: StateName): Claim => ({
      subject: `Route ${route}, ${stateNames[state]}`,
      name: stateNames[state],
      stories: [
        ...here.filter(({ tags }) => tags.includes(`state:${state}`)),
        ...stories.filter(({ tags }) => tags.includes(`state:${route}.${state}`)),
      ],
      waiver: waiverOf(state, own),
    });
    const claims = Object.fromEntries(states.map((state) => [state, claimOf(state)]));
    /** Stories of no state: what else can happen here. */
    const others = here.filter(({ tags }) => !tags.some((tag) => tag.startsWith('state:')));
    return { route, title, states: claims as Record<StateName, Claim>, others };
  });
  const ofDialogs = dialogNames.map((name) => ({
    subject: `Dialog ${name}`,
    name,
    stories: stories.filter(({ opens }) => opens.includes(name)),
  }));
  const ofErrors = Object.entries(errorCatalogue).map(([situation, [result, ...shownBy]]) => {
    const texts = shownBy.map((name) => catalogue.filter(({ key }) => belongsTo(key, name)));
    const ids = new Set([
      ...shownBy,
      ...texts.flatMap((own) => own.flatMap(({ key }) => recorded[key] ?? [])),
    ]);
    return {
      subject: `Error "${situation}"`,
      name: situation,
      note: result,
      said: texts.flatMap((own) => (own.length === 0 ? [] : [own.map(({ korean }) => korean)])),
      stories: stories.filter(({ id }) => ids.has(id)),
      waiver: errorWaivers[situation],
    };
  });
  const claims: Claim[] = [
    ...ofRoutes.flatMap(({ title, states: own }) => (title === '' ? [] : Object.values(own))),
    ...ofDialogs,
    ...ofErrors,
  ];
  const unclaimed = ofRoutes.filter(({ title }) => title === '');
  const gaps = [
    ...claims.flatMap(gapOf),
    ...unclaimed.map(
      ({ route }) => `Route ${route}: no stories have \`route: '${route}'\` in the parameters of their meta`,
    ),
    ...files.flatMap(unsaid),
    ...unknownWords(stories, dialogNames),
    ...unknownTexts(stories),
  ];
  return { ofRoutes, ofDialogs, ofErrors, claims, gaps };
}

function gapOf({ subject, stories, waiver }: Claim): string[] {
  if (waiver === undefined) return stories.length === 0 ? [`${subject}: no story`] : [];
  if (waiver.trim() === '') return [`${subject}: the waiver gives no reason`];
  return stories.length > 0 ? [`${subject}: is waived, yet ${stories[0]?.id} shows it`] : [];
}

/** What the meta of a screen or a flow has to say besides. */
function unsaid({ title, routes: own, titled, kilobytes }: StoryFile): string[] {
  const isTitled = titled !== undefined || !/^(Screens|Flows)\/[^/]+$/.test(title);
  const isWeighed = kilobytes !== undefined || own.length === 0 || own.includes('home');
  return [
    ...(isTitled ? [] : [`${title}: its meta has no \`titled\``]),
    ...(isWeighed ? [] : [`${title}: its meta has no \`kilobytes\``]),
  ];
}

/** Tags and dialogs that nothing is called by; the other words have types. */
function unknownWords(stories: readonly StoryEntry[], dialogNames: readonly string[]): string[] {
  const tagged = states.flatMap((state) => [state, ...routeNames.map((route) => `${route}.${state}`)]);
  const known = new Set([...tagged.map((state) => `state:${state}`), ...dialogNames]);
  return stories.flatMap(({ id, tags, opens }) =>
    [...tags.filter((tag) => tag.startsWith('state:')), ...opens]
      .filter((word) => !known.has(word))
      .map((word) => `${id}: nothing is called "${word}"`),
  );
}

/** What the error catalogue names that is neither a text nor a story. */
function unknownTexts(stories: readonly StoryEntry[]): string[] {
  const named = Object.values(errorCatalogue).flatMap(([, ...shownBy]) => shownBy);
  const isKnown = (name: string) =>
    stories.some(({ id }) => id === name) || catalogue.some(({ key }) => belongsTo(key, name));
  return stories.length === 0 ? [] : named.filter((name) => !isKnown(name)).map((name) => `No text ${name}`);
}
