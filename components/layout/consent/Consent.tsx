import { createElement, useEffect, useState } from 'react';
import { whenIdle } from '../../../client/core/whenIdle.js';
import type { AnalyticsView } from '../../../domain/content/pageViews.js';
import { useLazy } from '../../ui/hooks/useLazy.js';

const loadBar = () => import('./ConsentBar.js');

const LONGEST_WAIT_MS = 2000;

/** Loads the consent bar, and after consent analytics, when the browser is idle. */
export function Consent({ analytics }: { analytics: AnalyticsView }) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true), LONGEST_WAIT_MS), []);
  const bar = useLazy(isIdle, loadBar);
  return bar === null ? null : createElement(bar.ConsentBar, { analytics });
}
