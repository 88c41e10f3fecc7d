import type { Plugin } from 'vite';

const renderer = /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;

/** What the app has none of, and the functions of React's renderer that serve nothing else. */
const unused: Readonly<Record<string, string>> = {
  'documents that a server drew': `
    getBumpedLaneForHydration getBumpedLaneForHydrationByLane createFiberFromDehydratedFragment throwOnHydrationMismatch
    prepareToHydrateHostInstance popHydrationState upgradeHydrationErrorsToRecoverable queueHydrationError
    pushDehydratedActivitySuspenseHandler retryActivityComponentWithoutHydrating mountHostRootWithoutHydrating
    retrySuspenseComponentWithoutHydrating updateDehydratedSuspenseComponent commitActivityHydrationCallbacks
    commitSuspenseHydrationCallbacks retryDehydratedSuspenseBoundary checkForUnmatchedText clearHydrationBoundary
    hideOrUnhideDehydratedBoundary canHydrateInstance canHydrateTextInstance canHydrateHydrationBoundary
    getNextHydratable getNextHydratableInstanceAfterHydrationBoundary getParentHydrationBoundary
    markRetryLaneIfNotHydrated attemptContinuousHydration attemptHydrationAtCurrentPriority
    attemptExplicitHydrationTarget ReactDOMHydrationRoot`,
  'events that wait for these': `
    clearIfContinuousEvent accumulateOrCreateContinuousQueuedReplayableEvent queueIfContinuousEvent
    attemptReplayContinuousQueuedEvent attemptReplayContinuousQueuedEventInMap replayUnblockedEvents
    scheduleCallbackIfUnblocked scheduleReplayQueueIfNeeded retryIfBlockedOn`,
  '<ViewTransition>': `
    getViewTransitionName getViewTransitionClassName trackEnterViewTransitions applyViewTransitionToHostInstances
    applyViewTransitionToHostInstancesRecursive restoreViewTransitionOnHostInstances commitAppearingPairViewTransitions
    commitEnterViewTransitions commitDeletedPairViewTransitions commitExitViewTransitions commitNestedViewTransitions
    restorePairedViewTransitions restoreEnterOrExitViewTransitions restoreNestedViewTransitions
    measureViewTransitionHostInstancesRecursive measureNestedViewTransitions scheduleViewTransitionEvent
    reportViewTransitionError applyViewTransitionName restoreViewTransitionName startViewTransition
    ViewTransitionPseudoElement createViewTransitionInstance`,
  'style sheets and scripts among components, preload() and its like': `
    preloadResourceAndSuspendIfNeeded preconnectAs prefetchDNS preconnect preload preloadModule preinitStyle
    preinitScript preinitModuleScript getResource preloadStylesheet acquireResource insertStylesheet
    adoptPreloadPropsForStylesheet adoptPreloadPropsForScript preloadResource suspendResource
    insertSuspendedStylesheets insertStylesheetIntoRoot`,
  '<SuspenseList>, <Activity>': `
    initSuspenseListRenderState updateSuspenseListComponent cutOffTailIfNeeded updateActivityComponent`,
  'forms whose action is a function': `
    dispatchActionState runActionStateAction mountActionState updateActionState updateActionStateImpl
    rerenderActionState requestFormReset$1 coerceFormActionProp`,
  'refs of fragments': `
    validateDocumentPositionWithFiberTree commitNewChildToFragmentInstance deleteChildFromFragmentInstance`,
  'stacks of components: failures are told of by those of their errors': `
    describeNativeComponentFrame describeFiber getStackByFiberInDevAndProd`,
  'what a compiler remembers': 'useMemoCache',
};

/**
 * Events that nothing in the app hears of through React, which listens to all that it knows, twice each: a tap alone is
 * some fifteen of them.
 */
const unheard = `
  abort auxClick beforeToggle canPlay canPlayThrough copy cut drag dragEnter dragExit dragLeave dragOver drop
  durationChange emptied encrypted ended fullscreenChange fullscreenError gotPointerCapture invalid keyPress load
  loadedData loadedMetadata loadStart lostPointerCapture mouseMove mouseOut mouseOver paste play playing pointerOut
  pointerOver progress rateChange seeked seeking stalled suspend timeUpdate touchCancel touchEnd touchStart volumeChange
  waiting`
  .trim()
  .split(/\s+/);
/** The same of those that React registers by a line each. */
const unheardLines = [
  'onAnimationEnd',
  'onAnimationIteration',
  'onAnimationStart',
  'onTransitionRun',
  'onTransitionStart',
  'onTransitionCancel',
  'onTransitionEnd',
  'onBeforeInput',
];
const handlers = [...unheard.map((name) => `on${name[0]?.toUpperCase()}${name.slice(1)}`), ...unheardLines];

/** What calls for one of them. */
const calls = new RegExp(
  `\\b(?:hydrateRoot|ViewTransition|SuspenseList|useActionState|useFormStat(?:e|us)|preinit(?:Module)?|prefetchDNS|useMemoCache|componentStack|(?:${handlers.join('|')})(?:Capture)?)\\b`,
);

/** Leaves out of React's renderer what nothing in the app calls for; a build that does call for it ends. */
export function lightReactDom(): Plugin {
  return {
    name: 'light-react-dom',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: renderer },
      handler: (code) => ({ code: lightened(code), map: null }),
    },
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        for (const [id, { code }] of part.type === 'chunk' ? Object.entries(part.modules) : []) {
          if (/node_modules[\\/]react(?:-dom)?[\\/]/.test(id)) continue;
          const [call] = calls.exec(code ?? '') ?? [];
          if (call !== undefined) this.error(`${id} needs ${call}, which lightReactDom leaves out.`);
        }
      }
    },
  };
}

/** What is set on instances that are not made. */
const methods =
  /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function \([\s\S]*?\n\};\n/gm;
const functions = /^(?:async )?function ([\w$]+)\([\s\S]*?\n\}\n/gm;

/** The renderer's code without what the app has none of; throws where it has become another. */
export function lightened(code: string): string {
  const left = new Set(Object.values(unused).flatMap((names) => names.trim().split(/\s+/)));
  const shorter = code
    .replace(functions, (whole, name: string) =>
      left.delete(name) ? `function ${name}() {\n  return null;\n}\n` : whole,
    )
    .replace(methods, '')
    .replace(/^exports\.hydrateRoot = [\s\S]*?\n\};\n/m, '');
  if (left.size > 0) throw new Error(`react-dom no longer has ${[...left].join(', ')}`);
  return withoutHydrating(withoutEnteringFingers(withoutUnheard(shorter)));
}

function withoutUnheard(code: string): string {
  const left = new Set([...unheard, ...unheardLines]);
  const shorter = code
    .replace(/"abort auxClick [\w ]+"/, (names) =>
      JSON.stringify(
        names
          .slice(1, -1)
          .split(' ')
          .filter((name) => !left.delete(name))
          .join(' '),
      ),
    )
    .replace(
      /^register(?:Simple|Direct|TwoPhase)Event\((?:[A-Z_]+, )?"(on\w+)"[^;]*;\n/gm,
      (line, name: string) => (left.delete(name) ? '' : line),
    );
  if (left.size > 0) throw new Error(`react-dom no longer hears of ${[...left].join(', ')}`);
  return shorter;
}

const entering = 'if (reactName || SyntheticEventCtor) {';

/**
 * React makes the events of a pointer that enters and leaves before it looks who hears of them, which costs each tap.
 * A finger enters nothing: it comes down. Of the mouse events that follow it Chromium says so too.
 */
function withoutEnteringFingers(code: string): string {
  if (code.split(entering).length !== 2) throw new Error('react-dom no longer tells who enters as it did');
  return code.replace(
    entering,
    'if ((reactName || SyntheticEventCtor) && "touch" !== nativeEvent.pointerType && !nativeEvent.sourceCapabilities?.firesTouchEvents) {',
  );
}

/** Nothing is taken over from a server, so what asks whether that goes on is answered. */
function withoutHydrating(code: string): string {
  const [ownName = ''] = /^function initInput\([\s\S]*?\n\}\n/m.exec(code) ?? [];
  return code
    .replace(/(?<=\n)var hydrationParentFiber = null,[\s\S]*?;\n/, (line) =>
      line.replace(/\s*isHydrating = !1,/, ''),
    )
    .replace(/^\s*isHydrating = ![01];$/gm, '')
    .replace(/\(isHydrating = !0\)/g, '!0')
    .replace(ownName, '/* initInput */')
    .replace(/(?<![\w$])isHydrating(?![\w$])/g, '!1')
    .replace('/* initInput */', () => ownName);
}
