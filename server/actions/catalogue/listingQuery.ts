import {
  type GenericSchema,
  maxLength,
  optional,
  type OptionalSchema,
  pipe,
  rawCheck,
  regex,
  strictObject,
  string,
  transform,
} from 'valibot';
import { FACET_KEYS } from '../../../domain/catalogue/facets.js';
import { facetValues, SINGLE_PARAMETERS } from '../../../domain/catalogue/listingAddress.js';
import { byKey } from '../../../domain/core/byKey.js';
import { CARDS_MAX, FILTER_VALUES_MAX } from '../../../domain/core/limits.js';

const FILTERS = strictObject({
  ...(Object.fromEntries(
    Object.entries(SINGLE_PARAMETERS).map(([key, schema]) => [key, optional(schema)]),
  ) as Record<string, OptionalSchema<GenericSchema<string, unknown>, undefined>>),
  ...byKey(FACET_KEYS, (key) => optional(facetValues(key))),
});

/** A listing's filters as the API takes them; an empty one, and a search for blanks, is unset. */
export const ListingQuery = pipe(
  FILTERS,
  rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    let total = 0;
    for (const key of FACET_KEYS) {
      const values = dataset.value[key] ?? [];
      total += values.length;
      if (total <= FILTER_VALUES_MAX) continue;
      addIssue({
        message: 'too_many',
        path: [{ type: 'object', origin: 'value', input: dataset.value, key, value: values }],
      });
      return;
    }
  }),
);

/** Ids of products or variations, `7,12,31`: each once, and not too many for one answer. */
export const CardIds = pipe(
  string(),
  regex(/^[1-9]\d{0,15}(?:,[1-9]\d{0,15})*$/, 'invalid'),
  transform((text) => [...new Set(text.split(',').map(Number))]),
  maxLength(CARDS_MAX, 'too_many'),
);
