import { useEffect, useState } from 'react';
import { loadOnce } from './loadOnce.js';

/** A lazily loaded module; null until `isWanted` and loaded, and if loading fails: the page must work without it. */
export function useLazy<Module>(isWanted: boolean, load: () => Promise<Module>): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  const isMissing = module === null;
  useEffect(() => {
    if (!isWanted || !isMissing) return undefined;
    let isCurrent = true;
    loadOnce(load)
      .then((loaded) => isCurrent && setModule(() => loaded))
      .catch((error: unknown) => console.warn('Code could not be loaded.', error));
    return () => {
      isCurrent = false;
    };
  }, [isWanted, isMissing, load]);
  return module;
}
