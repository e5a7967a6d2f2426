import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import useSWR, { type KeyedMutator, useSWRConfig } from 'swr';
import { number, object, unknown } from 'valibot';
import { ShopError } from '../../domain/core/errors.js';
import { IDENTITY_COOKIES } from '../../domain/account/identity.js';
import { parseId } from '../../domain/core/parseId.js';
import { PATHS } from '../../domain/core/paths.js';
import { CustomerSchema, type WireCustomer } from '../../domain/account/wireCustomer.js';
import { callApi } from '../core/api.js';
import { isBot } from '../../domain/account/bots.js';
import { createListeners } from '../storage/listeners.js';
import { readCookie } from '../storage/cookies.js';
import { isCartKey, isOrdersKey } from '../core/cartKey.js';
import { useGo } from '../page/navigation.js';
import { onOtherTabs, onShownAgain, postToOtherTabs } from '../storage/otherTabs.js';
import { clearPersonalData } from '../storage/stored.js';
import { whenIdle } from '../core/whenIdle.js';

/** The shopper's identity as known to the page. */
export type Identity =
  /** Not known yet: during prerendering and while loading. */
  | { state: 'unknown' }
  /** `refused`: a session that the server no longer accepts has just been cleared. */
  | { state: 'none'; refused?: true }
  | { state: 'guest'; id: number }
  | { state: 'customer'; id: number; customer: WireCustomer }
  /** The cookie says logged in, but the server cannot be reached. */
  | { state: 'unreachable'; id: number };

interface IdentityActions {
  /** Runs a call that begins another session, such as a login, and then forgets what belonged to the last one. */
  enter: (begin: () => Promise<void>) => Promise<void>;
  logout: (options?: { everywhere: boolean }) => Promise<void>;
  refresh: () => Promise<void>;
}

type KnownIdentity = Identity & IdentityActions;

/**
 * External store of the identity. The context value itself never changes: a change would hydrate every part of the page,
 * because React cannot know which of them read it.
 */
interface IdentityStore {
  subscribe: (listener: () => void) => () => void;
  read: () => KnownIdentity;
  /** The value of the server's HTML. */
  readFirst: () => KnownIdentity;
  write: (identity: KnownIdentity) => void;
}

const IdentityContext = createContext<IdentityStore | null>(null);

function createIdentityStore(first: KnownIdentity): IdentityStore {
  const { subscribe, notify } = createListeners();
  let known = first;
  return {
    subscribe,
    read: () => known,
    readFirst: () => first,
    write: (identity) => {
      if (identity === known) return;
      known = identity;
      notify();
    },
  };
}

/** SWR key of the identity; it is never persisted. */
const IDENTITY_KEY = 'identity';

/** How often a server that could not say who is logged in is asked again. */
const UNREACHABLE_RETRY_MS = 5000;

/** Registering a guest waits until the browser is idle, at most this long. */
const GUEST_WAIT_MS = 5000;

/** Provides the shopper's identity: reads it after hydration, and registers a guest if there is none. */
export function IdentityProvider({ children }: { children: ReactNode }) {
  const go = useGo();
  const { data = { state: 'unknown' } as const, mutate: reload } = useSWR<Identity>(
    IDENTITY_KEY,
    loadIdentity,
    {
      revalidateOnFocus: true,
      shouldRetryOnError: false,
      // The news of a connection that is back may come too soon after the last try to cause another one.
      refreshInterval: (known) => (known?.state === 'unreachable' ? UNREACHABLE_RETRY_MS : 0),
    },
  );

  const forgetEverything = useForgetEverything(reload);
  useOtherViews(data, forgetEverything);
  const wasRefused = data.state === 'none' && data.refused === true;
  useEffect(() => {
    if (wasRefused) void go(PATHS.home);
  }, [go, wasRefused]);
  useGuest(data.state, reload);
  const actions = useActions(reload, forgetEverything);

  const value = useMemo(() => ({ ...data, ...actions }), [data, actions]);
  const [store] = useState(() => createIdentityStore(value));
  useLayoutEffect(() => store.write(value), [store, value]);
  return <IdentityContext value={store}>{children}</IdentityContext>;
}

type Reload = KeyedMutator<Identity>;

/** Forgets what belonged to another session, and asks for what belongs to this one. */
function useForgetEverything(reload: Reload) {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate((key) => key !== IDENTITY_KEY, undefined, { revalidate: false });
    const now = await reload();
    // Only customers may read orders, so these keys are not revalidated for a guest.
    await mutate((key) => key !== IDENTITY_KEY && (now?.state === 'customer' || !isOrdersKey(key)));
  }, [mutate, reload]);
}

/** Follows what happens in other tabs, and what has happened when the browser shows the page again. */
function useOtherViews(data: Identity, forgetEverything: () => Promise<void>): void {
  const { mutate } = useSWRConfig();
  useEffect(
    () =>
      onOtherTabs((news) => {
        if (news === 'left') clearPersonalData();
        void (news === 'cart-changed' ? mutate(isCartKey) : forgetEverything());
      }),
    [forgetEverything, mutate],
  );

  useEffect(
    () =>
      onShownAgain(() => {
        const isSame =
          'id' in data &&
          data.id === (cookieId(IDENTITY_COOKIES.customer.id) ?? cookieId(IDENTITY_COOKIES.guest.id));
        // What was typed stays, unless somebody else is logged in by now.
        void (isSame ? mutate(() => true) : forgetEverything());
      }),
    [data, forgetEverything, mutate],
  );
}

/** Registers a guest if nobody is known. */
function useGuest(state: Identity['state'], reload: Reload): void {
  useEffect(() => {
    if (state !== 'none' || isBot(navigator.userAgent)) return undefined;
    return whenIdle(() => {
      registerGuest()
        .then(() => reload())
        .catch((error: unknown) => console.warn('No visitor identity could be made.', error));
    }, GUEST_WAIT_MS);
  }, [state, reload]);
}

function useActions(reload: Reload, forgetEverything: () => Promise<void>): IdentityActions {
  return useMemo<IdentityActions>(() => {
    const changed = async (news: 'identity-changed' | 'left' = 'identity-changed') => {
      postToOtherTabs(news);
      await forgetEverything();
    };
    return {
      enter: async (begin) => {
        await begin();
        if (readCookie(IDENTITY_COOKIES.customer.id) === null) throw new ShopError('cookies_blocked');
        await changed();
      },
      logout: async (options) => {
        const query = options?.everywhere === true ? '?all=1' : '';
        await callApi(`/post/logout${query}`, { method: 'POST', body: {}, schema: unknown() });
        clearPersonalData();
        await changed('left');
      },
      refresh: async () => {
        await reload();
      },
    };
  }, [forgetEverything, reload]);
}

/** The shopper's identity, and the actions that change it. */
export function useIdentity(): KnownIdentity {
  const store = useIdentityStore();
  return useSyncExternalStore(store.subscribe, store.read, store.readFirst);
}

/** Reads the identity when it is needed, for components that do not show it. */
export function useReadIdentity(): () => KnownIdentity {
  return useIdentityStore().read;
}

function useIdentityStore(): IdentityStore {
  const store = useContext(IdentityContext);
  if (store === null) throw new Error('useIdentity needs an IdentityProvider');
  return store;
}

async function loadIdentity(): Promise<Identity> {
  const customerId = cookieId(IDENTITY_COOKIES.customer.id);
  if (customerId !== null) return loadCustomer(customerId);
  const guestId = cookieId(IDENTITY_COOKIES.guest.id);
  if (guestId === null) return { state: 'none' };
  try {
    await fetchCustomer(guestId);
    return { state: 'guest', id: guestId };
  } catch (error) {
    // On a definite refusal the server has cleared the cookie, so a new guest may be registered; an outage changes
    // nothing.
    return isDefinite(error) ? { state: 'none' } : { state: 'guest', id: guestId };
  }
}

async function loadCustomer(id: number): Promise<Identity> {
  try {
    return { state: 'customer', id, customer: await fetchCustomer(id) };
  } catch (error) {
    if (!isDefinite(error)) return { state: 'unreachable', id };
    await callApi('/post/logout', { method: 'POST', body: {}, schema: unknown() }).catch(() => undefined);
    clearPersonalData();
    postToOtherTabs('left');
    return { state: 'none', refused: true };
  }
}

function fetchCustomer(id: number): Promise<WireCustomer> {
  return callApi(`/wcFetch/customers/${id}`, { schema: CustomerSchema });
}

/** Only 401 and 404 end a session, never an outage. */
function isDefinite(error: unknown): boolean {
  return error instanceof ShopError && [401, 404].includes(error.status);
}

function cookieId(name: string): number | null {
  const text = readCookie(name);
  return text === null ? null : parseId(text);
}

async function registerGuest(): Promise<void> {
  const ip = crypto.randomUUID();
  await callApi(`/post/register_guest?ip=${ip}`, { method: 'POST', schema: object({ id: number() }) });
}
