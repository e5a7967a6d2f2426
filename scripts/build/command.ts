/** Arguments of Node for a build; `npm run build` has the same small young generation, because garbage waits in it. */
export const BUILD_COMMAND = ['--max-semi-space-size=8', 'scripts/build.mjs'];
