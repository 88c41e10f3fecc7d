import { eventPath, routes, subscriptionsPath } from '@campus-bell/domain/routes';
import type { MemberName } from '@campus-bell/fixtures/data/people';
import { createRandom, hashText } from '@campus-bell/fixtures/random';
import type { Browser, Page } from '@playwright/test';
import { memberScreens } from '../memberScreens.ts';
import { answerBender, type BentAnswer } from './bentAnswers.ts';
import type { Place } from './chaosSite.ts';
import { lookAt, settle, staysBusy, wrongsOf } from './look.ts';
import { stoppedBy } from './stoppedBy.ts';
import { openVisit } from './visit.ts';

/** Something that the app made of bent answers and should not have. */
export interface TourFault {
  seed: number;
  stop: string;
  wrong: string;
  answers: BentAnswer[];
}

export interface TourResult {
  /** Bent answers that were sent to a screen. */
  answers: number;
  faults: TourFault[];
}

/** The parts of the app load once: later rounds are quicker. */
const rounds = 3;
const stopLimitMs = 60_000;
const members: readonly MemberName[] = ['member', 'collector', 'newcomer'];

function stopsOf({ campus }: Place, member: MemberName): string[] {
  const person = campus.person(member);
  const [keyword] = person.keywords;
  const [topic] = person.subscriptions;
  const [row] = campus.notifications(person, 'topic');
  const eventId = row === undefined ? campus.samples.noImage : Number(row.clickUrl.split('/').at(-1));
  return [
    ...memberScreens,
    `${routes.events}?searchText=${encodeURIComponent('장학')}`,
    eventPath(eventId),
    ...Object.values(campus.samples).slice(0, 4).map(eventPath),
    subscriptionsPath({ chosen: topic?.slug ?? 'AjouNormal' }),
    subscriptionsPath({ tab: 'keyword', chosen: keyword?.encodedKeyword ?? 'x' }),
    `${routes.notifications}?tab=keyword`,
    `${routes.withdrawal}?step=conditions`,
    routes.registration,
  ];
}

/** Names of what leads out of the app or ends the visit. */
const leadsOut = /사이트|공유|로그|탈퇴|원문|연결|메일|팀 소개|구글|보내기/;

/** Opens every screen, each round in an order of its own, while all answers are bent, and presses one thing on each. */
export async function takeTour(browser: Browser, place: Place, seed: number): Promise<TourResult> {
  const random = createRandom(seed);
  const member = random.pick(members);
  place.campus.reset();
  const stops = stopsOf(place, member);
  const order = Array.from({ length: rounds }, () =>
    stops.map((stop) => ({ stop, by: random.fraction() })).sort((one, other) => one.by - other.by),
  ).flat();
  let here = 'start';
  const { bend, takeBent } = answerBender(() => `${seed} ${here}`, ['reissueToken', 'exchangeLoginCode']);
  place.switchboard.bend = bend;
  const visit = await openVisit(browser, place, { as: member });
  const result: TourResult = { answers: 0, faults: [] };
  try {
    for (const [nth, { stop }] of order.entries()) {
      const reason = await stoppedBy(takeStop(stop, nth), stopLimitMs);
      if (reason === null) continue;
      result.faults.push({ seed, stop: here, wrong: `the tour ${reason}`, answers: takeBent() });
      break;
    }
  } finally {
    place.switchboard.bend = null;
    await visit.close();
  }
  return result;

  async function takeStop(stop: string, nth: number): Promise<void> {
    const { page } = visit;
    here = `${nth} ${stop}`;
    if (nth > 0) await goWithin(page, stop, nth);
    else await page.goto(place.origin + stop);
    await look(stop);
    // Before the press: what it asks for belongs to it, as in every tour of this seed.
    here = `${nth} ${stop} ›`;
    const pressed = await press(page, hashText(`${seed} ${nth} ${stop}`));
    if (pressed === null) return;
    await look(`${stop} › ${pressed}`);
    await closeAll(page);
  }

  async function look(stop: string): Promise<void> {
    await settle(visit);
    const busy = await staysBusy(visit.page);
    const wrongs = [...wrongsOf(await lookAt(visit.page)), ...visit.faults.splice(0)];
    if (busy.length > 0) wrongs.push(`still pending: ${busy.join(' ')}`);
    const answers = takeBent();
    result.answers += answers.length;
    result.faults.push(...wrongs.map((wrong) => ({ seed, stop, wrong, answers })));
  }
}

/** Closes what lies over the page, and waits until the page has left the steps of the history that belonged to it. */
async function closeAll(page: Page): Promise<void> {
  for (const _ of [1, 2]) await page.keyboard.press('Escape');
  const hasLeft = () => page.evaluate(() => ((history.state?.depth as number | undefined) ?? 0) === 0);
  for (let tries = 0; tries < 20 && !(await hasLeft()); tries += 1) await page.waitForTimeout(50);
}

/** Opens an address within the app, as its own links do. */
async function goWithin(page: Page, path: string, nth: number): Promise<void> {
  await page.evaluate(
    ([to, at]) => {
      history.pushState({ idx: at, key: `stop${at}`, usr: null }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    [path, nth] as const,
  );
}

/** Presses one button of what lies on top; gives its name. */
function press(page: Page, dice: number): Promise<string | null> {
  return page.evaluate(
    ([number, out]) => {
      const dialogs = [...document.querySelectorAll('[role=dialog],[role=alertdialog]')];
      const top = dialogs.at(-1) ?? document.querySelector('main') ?? document.body;
      const buttons = [...top.querySelectorAll('button')].filter((button) => {
        const name = button.getAttribute('aria-label') ?? button.textContent;
        return button.checkVisibility() && !button.disabled && !new RegExp(out).test(name);
      });
      const chosen = buttons[number % Math.max(1, buttons.length)];
      chosen?.click();
      return chosen === undefined
        ? null
        : (chosen.getAttribute('aria-label') ?? chosen.textContent).slice(0, 40).replaceAll('\n', ' ');
    },
    [dice, leadsOut.source] as const,
  );
}
