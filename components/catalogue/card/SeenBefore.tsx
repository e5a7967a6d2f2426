import { useEffect, useRef } from 'react';
import { rememberSeen } from '../../../client/catalogue/recentlySeen.js';
import { useInView } from '../../ui/hooks/useInView.js';
import { useLazy } from '../../ui/hooks/useLazy.js';

const load = () => import('./RecentlySeen.js');

/** Notes the product as seen; what was seen before it comes when the foot of the page is near. */
export function SeenBefore({ productId }: { productId: number }) {
  const place = useRef<HTMLDivElement>(null);
  const loaded = useLazy(useInView(place), load);
  useEffect(() => rememberSeen(productId), [productId]);
  return <div ref={place}>{loaded !== null && <loaded.RecentlySeen productId={productId} />}</div>;
}
