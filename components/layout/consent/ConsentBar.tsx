import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { consent } from '../../../client/analytics/consent.js';
import { removeAnalyticsCookies, startSending } from '../../../client/analytics/sendEvents.js';
import { isReceiving } from '../../../client/analytics/track.js';
import { onStoredElsewhere } from '../../../client/storage/stored.js';
import type { AnalyticsView } from '../../../domain/content/pageViews.js';
import { Button } from '../../ui/form/Button.js';
import styles from './ConsentBar.module.css';

/** Marks the button that opens the bar again: see `Footer.tsx`. */
const SETTINGS = '[data-consent]';

function stopSending(): void {
  removeAnalyticsCookies();
  // A script that has been loaded cannot be unloaded otherwise.
  if (isReceiving()) location.reload();
}

/** Asks whether analytics may be loaded, until the shopper has answered and when they want to change the answer. */
export function ConsentBar({ analytics }: { analytics: AnalyticsView }) {
  const { words, settings } = analytics;
  const answer = useSyncExternalStore(consent.subscribe, consent.read, () => null);
  const opener = useRef<HTMLElement>(null);
  const bar = useRef<HTMLElement>(null);
  const [isReopened, setIsReopened] = useState(false);

  useEffect(() => {
    if (answer === 'accepted') startSending(settings);
  }, [answer, settings]);

  useEffect(() => {
    const reopen = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>(SETTINGS) : null;
      if (button === null) return;
      opener.current = button;
      setIsReopened(true);
      bar.current?.focus();
    };
    // In the capture phase, because nothing bubbles up to the document once a new build is known.
    document.addEventListener('click', reopen, true);
    return () => document.removeEventListener('click', reopen, true);
  }, []);

  useEffect(
    () =>
      onStoredElsewhere(() => {
        if (consent.read() === 'declined') stopSending();
      }),
    [],
  );

  useEffect(() => {
    if (isReopened) bar.current?.focus();
  }, [isReopened]);

  function choose(chosen: 'accepted' | 'declined'): void {
    consent.write(chosen);
    setIsReopened(false);
    opener.current?.focus();
    if (chosen === 'declined') stopSending();
  }

  if (answer !== null && !isReopened) return null;
  return (
    <section ref={bar} className={styles['bar']} aria-label={words.label} tabIndex={-1}>
      <p>{words.text}</p>
      <div className={styles['buttons']}>
        <Button variant="secondary" onClick={() => choose('declined')}>
          {words.decline}
        </Button>
        <Button variant="secondary" onClick={() => choose('accepted')}>
          {words.accept}
        </Button>
      </div>
    </section>
  );
}
