import type { MemberName } from '@campus-bell/fixtures/data/people';
import type { Person } from '@campus-bell/fixtures/state/person';
import type { Browser } from '@playwright/test';
import type { Place } from '../chaosSite.ts';
import { openTab, openVisit, type Visit } from '../visit.ts';

export const tabNames = ['A1', 'A2', 'B1'] as const;
export type TabName = (typeof tabNames)[number];

/** A device with its member; its tabs share one storage. */
export interface Device {
  member: MemberName;
  /** Whose bearer may still be seen: the former member's too, while another one signs in. */
  mayCallAs: Set<MemberName>;
  /** Renewals of the session since the access tokens ran out last. */
  reissues: number;
  /** A change of the member has failed: nothing else may end the session. */
  mayBeSignedOut: boolean;
}

/** Who takes the steps. */
export interface Walker {
  /** The walk was given up: no further step may touch the campus. */
  isStopped(): boolean;
  /** Told of each kind of step whether it found what it was to press. */
  tally(kind: string, acted: boolean): void;
}

/** Two members in three tabs on one campus. */
export interface World extends Walker {
  readonly place: Place;
  readonly tabs: Readonly<Record<TabName, { visit: Visit; device: Device }>>;
  /** How many steps were taken. */
  steps: number;
  /** What has gone wrong unseen on any device since it was asked last. */
  takeFaults(): string[];
  /** Faults are set for calls to come, or have struck in this step. */
  isStruck(): boolean;
  /** Everything works again, and what was renewed in vain is not counted. */
  letGo(): void;
  person(tab: TabName): Person;
  close(): Promise<void>;
}

/** Whose bearer it is, run out or not; null without one. */
function memberOf(authorization: string | undefined): number | null {
  const [, claims] = authorization?.split('.') ?? [];
  return claims === undefined ? null : Number(JSON.parse(Buffer.from(claims, 'base64url').toString()).sub);
}

const reissue = '/api/users/reissue-token';

/** Opens the three tabs, each on a page of the app. */
export async function openWorld(browser: Browser, place: Place, walker: Walker): Promise<World> {
  const { campus, switchboard } = place;
  campus.reset();
  Object.assign(switchboard, { calls: [], failures: [], faults: [], mismatches: new Set() });
  const faults: string[] = [];
  const device = (member: MemberName): Device => ({
    member,
    mayCallAs: new Set([member]),
    reissues: 0,
    mayBeSignedOut: false,
  });
  const [a, b] = [device('member'), device('collector')];
  const first = await openVisit(browser, place, { as: a.member });
  const second = await openTab(first);
  const third = await openVisit(browser, place, { as: b.member });

  for (const [visit, owner] of [
    [first, a],
    [third, b],
  ] as const) {
    visit.page.context().on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === reissue && request.method() === 'PATCH') owner.reissues += 1;
      const caller = memberOf(request.headers().authorization);
      if (caller === null) return;
      const isOwn = [...owner.mayCallAs].some((name) => campus.person(name).id === caller);
      if (!isOwn) faults.push(`called ${pathname} as ${caller}`);
    });
  }
  const tabs = {
    A1: { visit: first, device: a },
    A2: { visit: second, device: a },
    B1: { visit: third, device: b },
  };
  await Promise.all(tabNames.map((name) => tabs[name].visit.page.goto(place.origin)));
  let setBefore = 0;
  return {
    place,
    tabs,
    ...walker,
    steps: 0,
    takeFaults: () => [faults, first.faults, third.faults].flatMap((list) => list.splice(0)),
    isStruck() {
      const set = [...switchboard.failures, ...switchboard.faults].filter(({ left }) => left !== 0).length;
      const hasStruck = set > 0 || setBefore > 0;
      setBefore = set;
      return hasStruck;
    },
    letGo() {
      Object.assign(switchboard, { failures: [], faults: [] });
      a.reissues = 0;
      b.reissues = 0;
    },
    person: (tab) => campus.person(tabs[tab].device.member),
    async close() {
      await first.close();
      await third.close();
    },
  };
}
