/** What TypeScript does not declare, because not every browser has it. */
declare global {
  interface Window {
    /** Of Google Tag Manager. */
    dataLayer?: object[];
  }

  interface Navigator {
    connection?: { saveData?: boolean };
  }

  /** What the shop uses of Trusted Types. */
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: { createHTML: (html: string) => string; createScriptURL: (address: string) => string },
        ): { createHTML(html: string): string; createScriptURL(address: string): string };
      }
    | undefined;
}

export {};
