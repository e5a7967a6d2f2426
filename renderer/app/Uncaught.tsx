import { useEffect, useState } from 'react';
import { ownError } from '../../client/core/ownError.js';

/** Throws what the shop's code threw outside of React and nobody handled, so that the error boundary shows the error page. */
export function Uncaught(): null {
  const [uncaught, setUncaught] = useState<Error | null>(null);
  useEffect(() => {
    const onError = ({ error }: ErrorEvent) => setUncaught((known) => known ?? ownError(error));
    const onRejection = ({ reason }: PromiseRejectionEvent) =>
      setUncaught((known) => known ?? ownError(reason));
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, []);
  if (uncaught !== null) throw uncaught;
  return null;
}
