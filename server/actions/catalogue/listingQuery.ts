import * as v from 'valibot';
import { FACET_KEYS } from '../../../domain/catalogue/facets.js';
import { facetValues, SINGLE_PARAMETERS } from '../../../domain/catalogue/listing/listingAddress.js';
import { byKey } from '../../../domain/core/byKey.js';
import { CARDS_MAX, FILTER_VALUES_MAX } from '../../../domain/core/limits.js';

const FILTERS = v.strictObject({
  ...byKey(Object.keys(SINGLE_PARAMETERS), (key) => v.optional(SINGLE_PARAMETERS[key] ?? v.never())),
  ...byKey(FACET_KEYS, (key) => v.optional(facetValues(key))),
});

/** Schema of a listing's filters in the API; an empty filter or a blank search counts as unset. */
export const ListingQuery = v.pipe(
  FILTERS,
  v.rawCheck(({ dataset, addIssue }) => {
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

/** Schema of ids of products or variations, `7,12,31`: unique, and limited in number. */
export const CardIds = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,15}(?:,[1-9]\d{0,15})*$/, 'invalid'),
  v.transform((text) => [...new Set(text.split(',').map(Number))]),
  v.maxLength(CARDS_MAX, 'too_many'),
);
