import { dropProperties, dropStatements, dropTags, replaceBodies, replaceTexts } from './cutCode.js';

/** The version whose code is known; any other stays whole. */
export const CUT_VERSION = '19.3.1';

/** Exports of React that the browser's code must not import, because what they need is cut. */
export const CUT_EXPORTS: readonly string[] = [
  ...['Profiler', 'ViewTransition', 'addTransitionType', 'preconnect', 'prefetchDNS', 'preinit'],
  ...['preinitModule', 'preload', 'preloadModule', 'requestFormReset', 'useFormState', 'useFormStatus'],
  ...['unstable_useCacheRefresh', '__COMPILER_RUNTIME', 'useActionState', 'useImperativeHandle'],
  ...['useOptimistic', 'useTransition', 'createRoot'],
];

/** Kinds of tree nodes: profilers, lists of boundaries, hoisted elements, the document's own elements, view transitions. */
const UNUSED_KINDS = [12, 19, 26, 27, 30];
/** Kinds that this version of React knows but never creates. */
const DEAD_KINDS = [17, 20, 21, 23, 24, 25, 28];

/** What is left of functions that nothing calls any more, or that then have nothing to do. */
const EMPTY_FUNCTIONS: Readonly<Record<string, string>> = {
  // View transitions.
  ...empty('trackEnterViewTransitions', 'commitEnterViewTransitions', 'commitExitViewTransitions'),
  ...empty('commitNestedViewTransitions', 'restoreNestedViewTransitions', 'measureNestedViewTransitions'),
  ...empty('restoreEnterOrExitViewTransitions', 'restoreViewTransitionName'),
  ...empty('commitAfterMutationEffectsOnFiber', 'recursivelyTraverseAfterMutationEffects'),
  startViewTransition: 'return null;',
  // Refs of fragments.
  FragmentInstance: "throw Error('Refs of fragments are cut from React: scripts/vite/reactFeatures.ts');",
  isFragmentInstanceParent: 'return !1;',
  traverseVisibleInstancesAndTextInstances: 'return !1;',
  ...empty('commitNewChildToFragmentInstances'),
  // Elements that React hoists into the head, and commits that wait for style sheets and pictures.
  isHostHoistableType: 'return !1;',
  ...empty('prefetchDNS', 'preconnect', 'preload', 'preloadModule', 'preinitScript', 'preinitStyle'),
  ...empty('preinitModuleScript', 'suspendInstance', 'accumulateSuspenseyCommitOnFiber'),
  ...empty('preloadInstanceAndSuspendIfNeeded'),
  waitForCommitToBeReady: 'return null;',
  // Functions as actions of forms.
  ...empty('extractEvents$1', 'startHostTransition', 'requestFormReset', 'requestFormReset$1'),
  ...empty('TransitionAwareHostComponent'),
  // Stacks of components in reports of errors.
  describeNativeComponentFrame: "return '';",
  getStackByFiberInDevAndProd: "return '';",
  // The browser's own sign of loading during a transition, and hydration of an element on demand.
  ...empty('defaultOnDefaultTransitionIndicator', 'attemptExplicitHydrationTarget'),
};

const UNUSED_HOOKS = [
  ...['useActionState', 'useFormState', 'useOptimistic', 'useHostTransitionStatus', 'useCacheRefresh'],
  ...['useMemoCache', 'useImperativeHandle', 'useTransition'],
];

const UNUSED_STATEMENTS = [
  ...['ViewTransitionPseudoElement.prototype', 'FragmentInstance.prototype'],
  ...['ReactDOMSharedInternals.findDOMNode', 'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration'],
];

/** Conditions that are never true without these features, and what only React's own tests find in its scheduler. */
const NEVER: readonly (readonly [string | RegExp, string])[] = [
  // Lanes whose commit may be a view transition.
  [/\(\w+ & 335544064\) === \w+/g, '!1'],
  ['viewTransitionMutationContext = !0', '0'],
  ['Scheduler.log,', 'void 0,'],
  ['Scheduler.unstable_setDisableYieldValue', 'void 0'],
  ['"html" === type || "head" === type || "body" === type', '!1'],
];

function empty(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, '']));
}

/**
 * React's code for the browser without the features that the shop does not use: 18 kB gzip less. Throws for code whose
 * features it does not find.
 */
export function withoutUnusedFeatures(code: string): string {
  const emptied = replaceBodies(dropTags(code, [...UNUSED_KINDS, ...DEAD_KINDS]), EMPTY_FUNCTIONS);
  return dropStatements(dropProperties(replaceTexts(emptied, NEVER), UNUSED_HOOKS), UNUSED_STATEMENTS);
}
