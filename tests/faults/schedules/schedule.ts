import { reconcile } from '../../../server/actions/payment/reconciliation.js';
import { afterAnswers } from '../../api/call.js';
import { required } from '../../contract/support.js';
import { beginWeather, endWeather } from './faults.js';
import { type Breach, checkPromises } from './invariants.js';
import { shopAround } from './journey.js';
import { type Chance, chanceOf } from './prng.js';
import type { FaultyShop } from './shops.js';

export interface Outcome {
  breaches: Breach[];
  orders: number;
}

/** Runs one schedule: one to three shoppers with faults, then what the faults have left undone, then the promises. */
export async function runSchedule(world: FaultyShop, seed: number): Promise<Outcome> {
  const chance = chanceOf(`${seed} schedule`);
  const initialStock = chance.pick([3, 6, 30]);
  await world.reset(initialStock);
  const { letters, orderLetters, operatorLetters, log } = world.shop;
  for (const list of [letters, orderLetters, operatorLetters, log, world.geidea.orders]) list.length = 0;
  world.geidea.sessions.clear();
  const told: Breach[] = [];
  const weather = beginWeather(String(seed));
  const names = Array.from({ length: chance.whole(1, 3) }, (_, index) => `s${seed}.${index}`);
  const journeys: Journey[] = [];
  try {
    for (const name of names)
      journeys.push(
        await shopAround(world, weather, name, (what) => void told.push({ kind: 'answer', what })),
      );
    await takeSteps(journeys, chance);
    await afterAnswers();
  } finally {
    endWeather();
  }
  await settle(world, told);
  const price = required((await world.shop.backend.store.catalogue.getCurrent([world.productId]))[0]).price;
  const { breaches, orders } = await checkPromises(
    world,
    journeys.map(({ known }) => known),
    initialStock,
    price,
  );
  return { breaches: [...told, ...breaches], orders };
}

/** All steps of the journeys: all shoppers at once in some schedules, in the others one step after the other in any order. */
async function takeSteps(journeys: readonly Journey[], chance: Chance): Promise<void> {
  if (chance.happens(0.4)) {
    await Promise.all(
      journeys.map(async ({ steps }) => {
        for (const step of steps) await step();
      }),
    );
    return;
  }
  const left = journeys.map(({ steps }) => [...steps]).filter((steps) => steps.length > 0);
  while (left.length > 0) {
    const place = chance.whole(0, left.length - 1);
    const steps = required(left[place]);
    await required(steps.shift())();
    if (steps.length === 0) left.splice(place, 1);
  }
}

type Journey = Awaited<ReturnType<typeof shopAround>>;

/** What the scheduled job does: it looks up payments whose callbacks were lost. */
async function settle({ shop }: FaultyShop, told: Breach[]): Promise<void> {
  const { failed } = await reconcile(shop.backend);
  if (failed > 0) told.push({ kind: 'unsettled', what: `${failed} payments could not be looked up` });
  await afterAnswers();
}
